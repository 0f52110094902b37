; The installer for Windows, for Inno Setup. scripts/package.sh passes the version, the names of the edition and the
; program:
;   iscc /DVersion=0.2.0 /DTitle=Parlour /DName=parlour /DProgram=..\..\parlour.exe parlour.iss
; Both editions have the same AppId, so that one replaces the other and finds its matches.

[Setup]
AppId=org.parlour.app
AppName={#Title}
AppVersion={#Version}
DefaultDirName={autopf}\Parlour
DefaultGroupName=Parlour
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
SetupIconFile=parlour.ico
UninstallDisplayIcon={app}\parlour.ico
OutputBaseFilename={#Name}-{#Version}-windows-setup
OutputDir=.
WizardStyle=modern
ArchitecturesInstallIn64BitMode=x64compatible

[Files]
Source: "{#Program}"; DestDir: "{app}"; DestName: "parlour.exe"
Source: "parlour.ico"; DestDir: "{app}"
Source: "..\..\LICENSE-*"; DestDir: "{app}"
Source: "..\..\docs\privacy.md"; DestDir: "{app}"
Source: "..\..\assets\CREDITS.md"; DestDir: "{app}"
Source: "..\..\assets\notices\THIRD-PARTY.txt"; DestDir: "{app}"
Source: "..\..\assets\fonts\OFL-*.txt"; DestDir: "{app}"

[Icons]
Name: "{group}\Parlour"; Filename: "{app}\parlour.exe"; IconFilename: "{app}\parlour.ico"

[Registry]
Root: HKA; Subkey: "Software\Classes\parlour"; ValueType: string; ValueData: "URL:Parlour"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\parlour"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\parlour\shell\open\command"; ValueType: string; ValueData: """{app}\parlour.exe"" ""%1"""

[Run]
Filename: "{app}\parlour.exe"; Description: "{cm:LaunchProgram,Parlour}"; Flags: nowait postinstall skipifsilent
