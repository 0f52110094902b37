"""Checks the files of ios/ that Xcode reads, and exits with a message at the first problem.

    read_ios.py <edition>
"""

import json
import plistlib
import re
import struct
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

IOS = Path("ios")
# What differs between the editions: the identifier, the name, Info.plist, and whether the app encrypts what it sends.
EDITIONS = {
    "offline": ("org.parlour.app", "Parlour", "Info.plist", False),
    "online": ("org.parlour.app.online", "Parlour Online", "online/Info.plist", True),
}
# The frameworks of which the app uses only classes, which are looked up by name.
BY_NAME = {"QuartzCore"}

# Apple requires reasons for the use of some calls. The calls of the app, by Apple's categories.
REASONED = {
    "NSPrivacyAccessedAPICategoryFileTimestamp": r"_(f|l)?stat(at|x_np)?(\$INODE64)?|_fstatat|_f?getattrlist(at|bulk)?",
    "NSPrivacyAccessedAPICategorySystemBootTime": r"_mach_absolute_time",
    "NSPrivacyAccessedAPICategoryDiskSpace": r"_f?statv?fs(\$INODE64)?",
    "NSPrivacyAccessedAPICategoryUserDefaults": r".*NSUserDefaults.*",
}


def shown(what):
    print(f"  ok: {what}")


def want(condition, what):
    if not condition:
        sys.exit(f"  FAILED: {what}")


def same(found, expected, what):
    want(found == expected, f"{what} is {found!r} and should be {expected!r}")


class Project:
    """The project file: arrays, dictionaries and strings in Apple's older property list format."""

    def __init__(self, path):
        text = re.sub(r"//[^\n]*\n|/\*.*?\*/", "", path.read_text(), flags=re.S)
        self.tokens = re.findall(r'"(?:[^"\\]|\\.)*"|[{}()=;,]|[^\s{}()=;,"]+', text)
        self.at = 0
        root = self.value()
        want(self.at == len(self.tokens), "the project file goes on after its end")
        self.objects = root["objects"]
        self.project = self.objects[root["rootObject"]]

    def take(self, expected=None):
        want(self.at < len(self.tokens), "the project file breaks off")
        token = self.tokens[self.at]
        self.at += 1
        want(expected in (None, token), f"the project file has {token} where {expected} should be")
        return token

    def value(self):
        token = self.take()
        if token == "{":
            table = {}
            while self.tokens[self.at] != "}":
                key = self.word(self.take())
                self.take("=")
                table[key] = self.value()
                self.take(";")
            self.take("}")
            return table
        if token == "(":
            values = []
            while self.tokens[self.at] != ")":
                values.append(self.value())
                self.take(",")
            self.take(")")
            return values
        return self.word(token)

    @staticmethod
    def word(token):
        return json.loads(token) if token.startswith('"') else token

    def all(self, kind):
        return [entry for entry in self.objects.values() if entry["isa"] == kind]

    def settings(self, owner):
        """Returns the settings of each build configuration, by its name."""
        kinds = self.objects[owner["buildConfigurationList"]]["buildConfigurations"]
        return {self.objects[kind]["name"]: self.objects[kind]["buildSettings"] for kind in kinds}

    def files(self, phase):
        """Returns the files of the only phase of this kind."""
        (phase,) = self.all(phase)
        return [self.objects[self.objects[file]["fileRef"]] for file in phase["files"]]


def evaluated(settings, value):
    """Returns the value of a setting with the values of others in place of their names, from the inside out."""
    if isinstance(value, list):
        return [word for part in value for word in evaluated(settings, part).split()]
    while inner := re.search(r"\$\((PARLOUR_\w+)\)", value):
        value = value.replace(inner[0], settings[inner[1]])
    return value


def read_project(edition, version, frameworks):
    project = Project(IOS / "Parlour.xcodeproj/project.pbxproj")
    for entry in project.objects.values():
        for word in re.findall(r"'(50A41[0-9A-F]{19})'", repr(entry)):
            want(word in project.objects, f"the project names {word}, which it does not have")
    for file in project.all("PBXFileReference"):
        if file["sourceTree"] == "SOURCE_ROOT":
            want((IOS / file["path"]).exists(), f"the project names {file['path']}, which is not there")
    (target,) = project.all("PBXNativeTarget")
    same(target["productType"], "com.apple.product-type.application", "the product type")

    phases = [project.objects[phase]["isa"] for phase in target["buildPhases"]]
    want(phases[0] == "PBXShellScriptBuildPhase", "the phase for Rust should be the first")
    (rust,) = project.all("PBXShellScriptBuildPhase")
    same(rust["alwaysOutOfDate"], "1", "alwaysOutOfDate of the phase for Rust")
    (script,) = re.findall(r'"\$SRCROOT/(.*)"', rust["shellScript"])
    want((IOS / script).stat().st_mode & 0o111, f"{script} cannot be run")
    (library,) = project.files("PBXFrameworksBuildPhase")
    same(rust["outputPaths"], [f"$({library['sourceTree']})/{library['path']}"], "the output of the phase for Rust")
    same([file["path"] for file in project.files("PBXSourcesBuildPhase")], ["main.m"], "the sources")

    resources = {file["path"]: file for file in project.files("PBXResourcesBuildPhase")}
    for path in ("Assets.xcassets", "LaunchScreen.storyboard", "PrivacyInfo.xcprivacy", "../assets"):
        want(path in resources, f"{path} is not in the app")
    same(resources["../assets"]["lastKnownFileType"], "folder", "the kind of ../assets")
    same((IOS / "../assets").resolve(), Path("assets").resolve(), "the folder of assets")
    count = sum(file.is_file() for file in Path("assets").rglob("*"))
    shown(f"the project is whole, and has all {count} files of assets as one folder")

    identifier, _, info, _ = EDITIONS[edition]
    whole, own = project.settings(project.project), project.settings(target)
    same(sorted(own), ["Debug", "Release"], "the kinds of build")
    for kind in own:
        settings = {**whole[kind], **own[kind]}
        same(settings["PARLOUR_EDITION"], "offline", f"the edition of {kind}, unless another is asked for,")
        settings["PARLOUR_EDITION"] = edition
        settings = {key: evaluated(settings, value) for key, value in settings.items()}
        expected = {
            "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
            # The same formula as for Android.
            "CURRENT_PROJECT_VERSION": str(sum(int(n) * w for n, w in zip(version.split("."), (10000, 100, 1)))),
            "ENABLE_USER_SCRIPT_SANDBOXING": "NO",
            "INFOPLIST_FILE": info,
            "IPHONEOS_DEPLOYMENT_TARGET": "15.0",
            "MARKETING_VERSION": version,
            "PRODUCT_BUNDLE_IDENTIFIER": identifier,
            "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator",
            "TARGETED_DEVICE_FAMILY": "1,2",
        }
        for key, value in expected.items():
            same(settings.get(key), value, f"{key} of {kind}")
        flags = settings["OTHER_LDFLAGS"]
        linked = [framework for flag, framework in zip(flags, flags[1:]) if flag == "-framework"]
        same(sorted(linked), sorted(frameworks), f"the frameworks of {kind}")
    shown(f"iPad and iPhone from iOS 15, {expected['PRODUCT_BUNDLE_IDENTIFIER']} {version}, {len(frameworks)} frameworks")


def read_info(edition):
    _, name, path, encrypts = EDITIONS[edition]
    info = plistlib.loads((IOS / path).read_bytes())
    languages = sorted(path.stem for path in Path("assets/languages").glob("*.ftl"))
    orientations = ("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")
    expected = {
        "CADisableMinimumFrameDurationOnPhone": True,
        "CFBundleDisplayName": name,
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "CFBundleLocalizations": languages,
        "CFBundleShortVersionString": "$(MARKETING_VERSION)",
        "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
        "ITSAppUsesNonExemptEncryption": encrypts,
        "GCSupportedGameControllers": [{"ProfileName": "ExtendedGamepad"}],
        "GCSupportsControllerUserInteraction": True,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSSupportsOpeningDocumentsInPlace": True,
        "UIFileSharingEnabled": False,
        "UILaunchStoryboardName": "LaunchScreen",
        "UIRequiresFullScreen": False,
        "UISupportedInterfaceOrientations": [f"UIInterfaceOrientation{name}" for name in orientations],
    }
    for key, value in expected.items():
        same(info.get(key), value, key)
    want("UISupportedInterfaceOrientations~ipad" not in info, "iPads should have no orientations of their own")
    scenes = info["UIApplicationSceneManifest"]
    same(scenes["UIApplicationSupportsMultipleScenes"], False, "UIApplicationSupportsMultipleScenes")
    (scene,) = scenes["UISceneConfigurations"]["UIWindowSceneSessionRoleApplication"]
    delegate = scene["UISceneDelegateClassName"]
    source = Path("src/platform/ios/scene.rs").read_text()
    want(f'#[name = "{delegate}"]' in source, f"no source defines the class {delegate}")
    # What the app opens: tests/core/shells compares it with the code.
    declared = {kind["UTTypeIdentifier"] for kind in info["UTImportedTypeDeclarations"]}
    for kind in info["CFBundleDocumentTypes"]:
        for one in kind["LSItemContentTypes"]:
            want(one in declared or one.startswith("public."), f"no type {one} is declared")
    (links,) = info["CFBundleURLTypes"]
    same(links["CFBundleURLSchemes"], ["parlour"], "the scheme of links")
    # The question for the local network.
    question = "NSLocalNetworkUsageDescription"
    same(question in info, edition == "online", f"whether Info.plist has {question}")
    if edition == "online":
        for language in languages:
            words = plistlib.loads((IOS / f"online/{language}.lproj/InfoPlist.strings").read_bytes())
            same(list(words), [question], f"the keys of InfoPlist.strings in {language}")
    shown(f"Info.plist: all orientations, any size of a window, one scene with {delegate}, records and links are opened")


def read_catalogue():
    catalogue = IOS / "Assets.xcassets"
    (icon,) = json.loads((catalogue / "AppIcon.appiconset/Contents.json").read_text())["images"]
    data = (catalogue / "AppIcon.appiconset" / icon["filename"]).read_bytes()
    width, height, depth, colours = struct.unpack(">IIBB", data[16:26])
    same((width, height), (1024, 1024), "the size of the icon")
    same((depth, colours), (8, 2), "the depth and colour type of the icon, which has no alpha channel,")

    pages = re.findall(r"\bpage: hex\(0x(\w\w)_(\w\w)_(\w\w)\)", Path("src/app/theme.rs").read_text())
    colours = json.loads((catalogue / "Page.colorset/Contents.json").read_text())["colors"]
    names = ("red", "green", "blue")
    found = [tuple(colour["color"]["components"][name].removeprefix("0x") for name in names) for colour in colours]
    same(found, pages, "the colour of the page, in light and dark,")
    same(colours[1]["appearances"], [{"appearance": "luminosity", "value": "dark"}], "the appearance of the dark colour")

    launch = ElementTree.parse(IOS / "LaunchScreen.storyboard").getroot()
    same(launch.find(".//view/color").attrib, {"key": "backgroundColor", "name": "Page"}, "the background of the launch screen")
    named = launch.find("./resources/namedColor[@name='Page']/color").attrib
    same([f"{round(float(named[name]) * 255):02X}" for name in names], list(pages[0]), "the colour in the storyboard")
    shown("the icon is opaque, and the launch screen has the colour of the page")


def read_privacy(symbols):
    privacy = plistlib.loads((IOS / "PrivacyInfo.xcprivacy").read_bytes())
    same(privacy["NSPrivacyTracking"], False, "NSPrivacyTracking")
    same(privacy["NSPrivacyCollectedDataTypes"], [], "NSPrivacyCollectedDataTypes")
    used = [kind for kind, calls in REASONED.items() if any(re.fullmatch(calls, symbol) for symbol in symbols)]
    told = [use["NSPrivacyAccessedAPIType"] for use in privacy["NSPrivacyAccessedAPITypes"]]
    same(sorted(told), sorted(used), "the list of calls with reasons in the privacy manifest")
    shown(f"the privacy manifest: nothing is collected, and reasons are given for {len(told)} kinds of calls")


def main():
    edition = sys.argv[1]
    version = tomllib.loads(Path("Cargo.toml").read_text())["package"]["version"]
    lists = ["symbols.txt"] + ["online/symbols.txt"] * (edition == "online")
    lines = [line.split() for path in lists for line in (IOS / path).read_text().splitlines() if line and line[0] != "#"]
    libraries = {library for library, _ in lines}
    read_project(edition, version, libraries - {"System", "objc", "tracing-oslog"} | BY_NAME)
    read_info(edition)
    read_catalogue()
    read_privacy({symbol for _, symbol in lines})


main()
