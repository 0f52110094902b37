// The first script: shows the faults of the page, and checks whether this browser can run Parlour at all.
//
// A plain script in the JavaScript of 2009, like sentences.js, because the modules that follow do not even
// parse in a browser that is too old for them.
(function (all) {
  "use strict";
  var parlour = all.parlour;
  var say = parlour.sentences.say;

  // What can be done about each fault, the most likely act first.
  var acts = {
    old: [],
    graphics: ["reload"],
    storage: ["reload"],
    download: ["retry"],
    start: ["reload", "copy"],
    lost: ["reload", "copy"],
    panic: ["reload", "copy"],
  };

  function element(name, attributes, text) {
    var made = document.createElement(name);
    for (var key in attributes) made.setAttribute(key, attributes[key]);
    if (text) made.textContent = text;
    return made;
  }

  // Copies a text, also where the page has no clipboard of the modern kind.
  function copy(text, done) {
    if (navigator.clipboard && navigator.clipboard.writeText) {
      navigator.clipboard.writeText(text).then(done, oldCopy);
    } else {
      oldCopy();
    }
    function oldCopy() {
      var area = element("textarea", { class: "copied", readonly: "" });
      area.value = text;
      document.body.appendChild(area);
      area.select();
      var copied = document.execCommand("copy");
      document.body.removeChild(area);
      if (copied) done();
    }
  }

  function act(name, report) {
    var button = element("button", { type: "button", class: name === "copy" ? "plain" : "main" }, say(name));
    button.onclick = function () {
      if (name === "copy") {
        copy(report, function () {
          button.textContent = say("copied");
        });
      } else {
        location.reload();
      }
    };
    return button;
  }

  var early = (parlour.early = {
    // The fault that is shown, if any. Only a panic or a lost picture replaces another one.
    fault: null,

    // Shows a fault: over the loading page, or over the app once it runs. `report` can be copied.
    show: function (fault, report) {
      if (early.fault === fault || (early.fault && fault !== "panic" && fault !== "lost")) return;
      early.fault = fault;
      if (report && all.console) console.error(report);
      var before = document.getElementById("notice");
      if (before) before.parentNode.removeChild(before);

      var sentences = say(fault);
      var notice = element("div", {
        id: "notice",
        class: fault,
        tabindex: "-1",
        role: "alertdialog",
        "aria-modal": "true",
        "aria-labelledby": "notice-title",
        "aria-describedby": "notice-text",
        lang: parlour.sentences.language,
        dir: parlour.sentences.direction,
      });
      var card = element("div", { class: "card" });
      card.appendChild(element("h1", { id: "notice-title" }, sentences[0]));
      card.appendChild(element("p", { id: "notice-text" }, sentences[1]));
      var row = element("div", { class: "acts" });
      for (var i = 0; i < acts[fault].length; i++) {
        if (acts[fault][i] !== "copy" || report) row.appendChild(act(acts[fault][i], report));
      }
      if (row.firstChild) card.appendChild(row);
      notice.appendChild(card);
      var loading = document.getElementById("loading");
      if (loading && loading.className !== "gone") {
        loading.className = "fault";
        document.getElementById("start").appendChild(notice);
      } else {
        document.body.appendChild(notice);
      }
      // A reader speaks it, and the next Tab finds its first button.
      notice.focus();
    },
  });

  // A module with one instruction of 128 bits.
  var simd = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
    11,
  ];

  // Returns what the language of this browser lacks, or null.
  function lacks() {
    try {
      if (!WebAssembly.validate(new Uint8Array(simd))) return "old";
      // Browsers that do not know `wasm-unsafe-eval` in the policy of this page refuse here.
      new WebAssembly.Module(new Uint8Array(simd));
    } catch (_) {
      return "old";
    }
    if (typeof DecompressionStream === "undefined" || typeof Worker === "undefined") return "old";
    try {
      if (!all.indexedDB) return "storage";
    } catch (_) {
      return "storage";
    }
    return null;
  }

  // Returns whether this browser can draw, which takes some time to find out.
  early.draws = function () {
    try {
      var context = document.createElement("canvas").getContext("webgl2");
      var lose = context.getExtension("WEBGL_lose_context");
      if (lose) lose.loseContext();
      return true;
    } catch (_) {
      return false;
    }
  };

  // A module of ours that cannot be loaded, or not be parsed.
  all.addEventListener(
    "error",
    function (event) {
      if (parlour.running) return;
      var target = event.target;
      if (target && target.tagName === "SCRIPT") {
        early.show("download");
      } else if (event.error && event.error.name === "SyntaxError") {
        early.show("old");
      }
    },
    true
  );

  document.documentElement.lang = parlour.sentences.language;
  var progress = document.getElementById("progress");
  progress.setAttribute("aria-label", say("loading"));
  progress.dir = parlour.sentences.direction;
  var fault = lacks();
  if (!fault) {
    // The longest part of the start begins here and not in a module, which comes much later.
    var stop = new AbortController();
    var name = "app_bg.wasm.gz";
    var address = document.currentScript.src.replace(/[^/]*$/, name);
    early.begun = { name: name, answer: fetch(address, { signal: stop.signal }) };
    // Whoever awaits it hears of a failure.
    early.begun.answer["catch"](function () {});
    // Who has been here before can draw, or learns of it when the app does not start.
    if (!(navigator.serviceWorker && navigator.serviceWorker.controller)) {
      setTimeout(function () {
        if (early.draws()) return;
        early.show("graphics");
        stop.abort();
      }, 100);
    }
  }
  if (fault) early.show(fault);
  else progress.removeAttribute("hidden");
})(this);
