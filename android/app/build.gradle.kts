plugins {
    alias(libs.plugins.android.application)
}

// The version of the crate. Its parts make the version code, by which stores order versions: 1.2.3
// becomes 10203.
val crate = rootDir.resolve("../Cargo.toml").readText()
val crateVersion = Regex("""(?m)^version = "(\d+)\.(\d+)\.(\d+)"""").find(crate)
    ?: error("Cargo.toml names no version of three numbers")
val (major, minor, patch) = crateVersion.destructured

android {
    namespace = "org.parlour.app"
    compileSdk = libs.versions.targetSdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        applicationId = "org.parlour.app"
        minSdk = libs.versions.minSdk.get().toInt()
        targetSdk = libs.versions.targetSdk.get().toInt()
        versionCode = major.toInt() * 10000 + minor.toInt() * 100 + patch.toInt()
        versionName = "$major.$minor.$patch"
        ndk { abiFilters += "arm64-v8a" }
    }

    // Two editions: one without any network, and one that can play live. Each has an identifier of its own, so
    // an update never turns one into the other, a store can offer both, and a device can hold both.
    flavorDimensions += "edition"
    productFlavors {
        create("offline") { dimension = "edition" }
        create("online") {
            dimension = "edition"
            applicationIdSuffix = ".online"
        }
    }

    // The two classes around the library use nothing newer.
    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_1_8
        targetCompatibility = JavaVersion.VERSION_1_8
    }

    // Drawings, sentences, fonts and tables are compiled into the library. Of the files, the package contains the
    // licences and credits alone: everything else is left out.
    sourceSets["main"].assets.srcDir(rootDir.resolve("../assets"))
    androidResources {
        ignoreAssetsPattern =
            "!.*:!*.ttf:!*.otf:!<dir>boards:!<dir>engine:!<dir>icon:!<dir>icons:!<dir>languages:!<dir>marks:" +
                "!<dir>openings:!<dir>pictures:!<dir>pieces:!<dir>puzzles:!<dir>sounds"
    }

    signingConfigs {
        create("release") {
            // The releaser sets the key in the environment; the project contains none.
            System.getenv("PARLOUR_KEYSTORE")?.let { keystore ->
                storeFile = file(keystore)
                storePassword = System.getenv("PARLOUR_KEYSTORE_PASSWORD")
                keyAlias = System.getenv("PARLOUR_KEY_ALIAS")
                keyPassword = System.getenv("PARLOUR_KEY_PASSWORD")
            }
        }
    }

    buildTypes {
        debug { applicationIdSuffix = ".debug" }
        release {
            // Without a key the package is unsigned.
            signingConfig = signingConfigs["release"].takeIf { it.storeFile != null }
        }
    }

    // The library is compressed and unpacked once during installation, which makes the download half as
    // large. Its segments are still aligned to pages of 16 KB.
    packaging { jniLibs { useLegacyPackaging = true } }
}

// Builds the library of the crate for each edition, so Run in Android Studio builds everything.
for (edition in listOf("Offline", "Online")) {
    for (type in listOf("Debug", "Release")) {
        val library = tasks.register<Exec>("library$edition$type") {
            workingDir = rootDir.resolve("..")
            commandLine(
                listOf("scripts/android.sh", "--library") +
                    listOf("--online").filter { edition == "Online" } +
                    listOf("--release").filter { type == "Release" },
            )
        }
        tasks.matching { it.name == "merge${edition}${type}JniLibFolders" }.configureEach { dependsOn(library) }
    }
}
