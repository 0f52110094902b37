plugins {
    alias(libs.plugins.android.application)
}

// The crate says which version this is. Its parts make the number by which a store knows what is
// newer: 1.2.3 becomes 10203.
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

    // Drawings, words and sounds are compiled into the library. They come along as files for their
    // licences and credits.
    sourceSets["main"].assets.srcDir(rootDir.resolve("../assets"))

    signingConfigs {
        create("release") {
            // Named by whoever releases, never by this project.
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
            // Without a key it is built unsigned.
            signingConfig = signingConfigs["release"].takeIf { it.storeFile != null }
        }
    }

    // The library is packed and is unpacked once when the app is installed: a package of a third of the
    // size comes over a slow line. Its own parts lie on 16 KB pages all the same.
    packaging { jniLibs { useLegacyPackaging = true } }
}

// The library of the crate, so that Android Studio's Run builds everything.
for (variant in listOf("Debug", "Release")) {
    val library = tasks.register<Exec>("library$variant") {
        workingDir = rootDir.resolve("..")
        commandLine(listOf("scripts/android.sh", "--library") + listOf("--release").filter { variant == "Release" })
    }
    tasks.matching { it.name == "merge${variant}JniLibFolders" }.configureEach { dependsOn(library) }
}
