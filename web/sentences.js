// Everything that the page says before the app runs, or after it has failed, in the languages of the app.
// The app's own sentences are in assets/languages.
//
// A plain script in the JavaScript of 2009, so that browsers that are too old for Parlour can say so.
(function (all) {
  "use strict";

  // {0} of `old` stands for the oldest browsers: from left to right in every language, and never broken
  // between a name and its number.
  var browsers = "\u2066Safari\u00a016.4, Chrome\u00a097, Edge\u00a097, Firefox\u00a0114\u2069";

  // Two sentences a fault: what happened, and what to do.
  var texts = {
    en: {
      amount: "{0} of {1}",
      starting: "Almost ready",
      loading: "Parlour is loading",
      reload: "Reload",
      retry: "Try again",
      copy: "Copy the report",
      copied: "Report copied",
      old: [
        "This browser is too old",
        "Please update it, then open this page again. Parlour needs one of these or a later one: {0}.",
      ],
      graphics: [
        "Parlour cannot draw here",
        "It draws with WebGL 2. Turn on graphics acceleration in the browser’s settings and open this page again, or use another browser.",
      ],
      storage: [
        "This browser keeps nothing",
        "Parlour saves every game in the browser. Allow this page to store data, or leave the private window, then open it again.",
      ],
      download: ["The download stopped", "Check the connection, then try again."],
      start: [
        "Parlour could not start",
        "Reload the page. If that does not help, update the browser. Your games stay saved.",
      ],
      lost: [
        "The picture is gone",
        "The device took the graphics away from this page. Every move is saved. Close other tabs and programs, then reload.",
      ],
      panic: ["Something went wrong", "Every move is saved. Reload the page to play on."],
    },
    de: {
      amount: "{0} von {1}",
      starting: "Gleich geht es los",
      loading: "Parlour wird geladen",
      reload: "Neu laden",
      retry: "Noch einmal versuchen",
      copy: "Bericht kopieren",
      copied: "Bericht kopiert",
      old: [
        "Dieser Browser ist zu alt",
        "Bitte aktualisiere ihn und öffne diese Seite dann noch einmal. Parlour braucht einen von diesen oder einen neueren: {0}.",
      ],
      graphics: [
        "Parlour kann hier nicht zeichnen",
        "Es zeichnet mit WebGL 2. Schalte in den Einstellungen des Browsers die Grafikbeschleunigung ein und öffne diese Seite noch einmal, oder nimm einen anderen Browser.",
      ],
      storage: [
        "Dieser Browser behält nichts",
        "Parlour sichert jedes Spiel im Browser. Erlaube dieser Seite, Daten zu speichern, oder verlasse das private Fenster, und öffne sie dann noch einmal.",
      ],
      download: ["Der Download ist abgebrochen", "Prüfe die Verbindung und versuche es noch einmal."],
      start: [
        "Parlour konnte nicht starten",
        "Lade die Seite neu. Wenn das nicht hilft, aktualisiere den Browser. Deine Spiele bleiben gesichert.",
      ],
      lost: [
        "Das Bild ist weg",
        "Das Gerät hat dieser Seite die Grafik entzogen. Jeder Zug ist gesichert. Schließe andere Tabs und Programme und lade dann neu.",
      ],
      panic: ["Etwas ist schiefgegangen", "Jeder Zug ist gesichert. Lade die Seite neu, um weiterzuspielen."],
    },
    fr: {
      amount: "{0} sur {1}",
      starting: "Presque prêt",
      loading: "Chargement de Parlour",
      reload: "Recharger",
      retry: "Réessayer",
      copy: "Copier le rapport",
      copied: "Rapport copié",
      old: [
        "Ce navigateur est trop ancien",
        "Mettez-le à jour, puis rouvrez cette page. Il faut à Parlour l’un de ceux-ci ou un plus récent : {0}.",
      ],
      graphics: [
        "Parlour ne peut pas dessiner ici",
        "Il dessine avec WebGL 2. Activez l’accélération graphique dans les réglages du navigateur et rouvrez cette page, ou prenez un autre navigateur.",
      ],
      storage: [
        "Ce navigateur ne garde rien",
        "Parlour enregistre chaque partie dans le navigateur. Autorisez cette page à stocker des données, ou quittez la fenêtre privée, puis rouvrez-la.",
      ],
      download: ["Le téléchargement s’est arrêté", "Vérifiez la connexion, puis réessayez."],
      start: [
        "Parlour n’a pas pu démarrer",
        "Rechargez la page. Si cela n’aide pas, mettez le navigateur à jour. Vos parties restent enregistrées.",
      ],
      lost: [
        "L’image a disparu",
        "L’appareil a retiré le graphisme à cette page. Chaque coup est enregistré. Fermez d’autres onglets et programmes, puis rechargez.",
      ],
      panic: [
        "Une erreur s’est produite",
        "Chaque coup est enregistré. Rechargez la page pour continuer à jouer.",
      ],
    },
    es: {
      amount: "{0} de {1}",
      starting: "Casi listo",
      loading: "Parlour se está cargando",
      reload: "Recargar",
      retry: "Reintentar",
      copy: "Copiar informe",
      copied: "Informe copiado",
      old: [
        "Este navegador es demasiado antiguo",
        "Actualízalo y vuelve a abrir esta página. Parlour necesita uno de estos o uno más reciente: {0}.",
      ],
      graphics: [
        "Parlour no puede dibujar aquí",
        "Dibuja con WebGL 2. Activa la aceleración de gráficos en los ajustes del navegador y vuelve a abrir esta página, o usa otro navegador.",
      ],
      storage: [
        "Este navegador no guarda nada",
        "Parlour guarda cada partida en el navegador. Permite que esta página almacene datos, o sal de la ventana privada, y vuelve a abrirla.",
      ],
      download: ["La descarga se detuvo", "Comprueba la conexión y vuelve a intentarlo."],
      start: [
        "Parlour no pudo iniciarse",
        "Recarga la página. Si no ayuda, actualiza el navegador. Tus partidas siguen guardadas.",
      ],
      lost: [
        "La imagen se perdió",
        "El dispositivo retiró los gráficos a esta página. Cada jugada está guardada. Cierra otras pestañas y programas, y recarga.",
      ],
      panic: ["Algo salió mal", "Cada jugada está guardada. Recarga la página para seguir jugando."],
    },
    it: {
      amount: "{0} di {1}",
      starting: "Quasi pronto",
      loading: "Parlour si sta caricando",
      reload: "Ricarica",
      retry: "Riprova",
      copy: "Copia rapporto",
      copied: "Rapporto copiato",
      old: [
        "Questo browser è troppo vecchio",
        "Aggiornalo e riapri questa pagina. A Parlour serve uno di questi o uno più recente: {0}.",
      ],
      graphics: [
        "Parlour qui non può disegnare",
        "Disegna con WebGL 2. Attiva l’accelerazione grafica nelle impostazioni del browser e riapri questa pagina, oppure usa un altro browser.",
      ],
      storage: [
        "Questo browser non conserva nulla",
        "Parlour salva ogni partita nel browser. Permetti a questa pagina di memorizzare dati, o esci dalla finestra privata, e riaprila.",
      ],
      download: ["Il download si è interrotto", "Controlla la connessione e riprova."],
      start: [
        "Parlour non si è avviato",
        "Ricarica la pagina. Se non serve, aggiorna il browser. Le tue partite restano salvate.",
      ],
      lost: [
        "L’immagine è sparita",
        "Il dispositivo ha tolto la grafica a questa pagina. Ogni mossa è salvata. Chiudi altre schede e programmi, poi ricarica.",
      ],
      panic: [
        "Qualcosa è andato storto",
        "Ogni mossa è salvata. Ricarica la pagina per continuare a giocare.",
      ],
    },
    pt: {
      amount: "{0} de {1}",
      starting: "Quase pronto",
      loading: "O Parlour está carregando",
      reload: "Recarregar",
      retry: "Tentar de novo",
      copy: "Copiar relatório",
      copied: "Relatório copiado",
      old: [
        "Este navegador é antigo demais",
        "Atualize-o e abra esta página de novo. O Parlour precisa de um destes ou de um mais novo: {0}.",
      ],
      graphics: [
        "O Parlour não consegue desenhar aqui",
        "Ele desenha com WebGL 2. Ative a aceleração gráfica nas configurações do navegador e abra esta página de novo, ou use outro navegador.",
      ],
      storage: [
        "Este navegador não guarda nada",
        "O Parlour salva cada partida no navegador. Permita que esta página armazene dados, ou saia da janela privada, e abra-a de novo.",
      ],
      download: ["O download parou", "Verifique a conexão e tente de novo."],
      start: [
        "O Parlour não conseguiu iniciar",
        "Recarregue a página. Se não ajudar, atualize o navegador. Suas partidas continuam salvas.",
      ],
      lost: [
        "A imagem sumiu",
        "O aparelho retirou os gráficos desta página. Cada lance está salvo. Feche outras abas e programas e recarregue.",
      ],
      panic: ["Algo deu errado", "Cada lance está salvo. Recarregue a página para continuar jogando."],
    },
    ru: {
      amount: "{0} из {1}",
      starting: "Почти готово",
      loading: "Parlour загружается",
      reload: "Перезагрузить",
      retry: "Повторить",
      copy: "Копировать отчёт",
      copied: "Отчёт скопирован",
      old: [
        "Этот браузер слишком старый",
        "Обновите его и откройте страницу снова. Для Parlour нужен один из этих или более новый: {0}.",
      ],
      graphics: [
        "Parlour не может здесь рисовать",
        "Он рисует с помощью WebGL 2. Включите аппаратное ускорение в настройках браузера и откройте страницу снова или возьмите другой браузер.",
      ],
      storage: [
        "Этот браузер ничего не хранит",
        "Parlour сохраняет каждую игру в браузере. Разрешите странице хранить данные или выйдите из приватного окна и откройте её снова.",
      ],
      download: ["Загрузка прервалась", "Проверьте соединение и повторите."],
      start: [
        "Parlour не удалось запустить",
        "Перезагрузите страницу. Если не поможет, обновите браузер. Ваши игры остаются сохранёнными.",
      ],
      lost: [
        "Изображение пропало",
        "Устройство забрало графику у этой страницы. Каждый ход сохранён. Закройте другие вкладки и программы и перезагрузите страницу.",
      ],
      panic: ["Что-то пошло не так", "Каждый ход сохранён. Перезагрузите страницу, чтобы играть дальше."],
    },
    ja: {
      amount: "{0} / {1}",
      starting: "まもなく始まります",
      loading: "Parlourを読み込んでいます",
      reload: "再読み込み",
      retry: "もう一度試す",
      copy: "エラーの記録をコピー",
      copied: "コピーしました",
      old: [
        "このブラウザは古すぎます",
        "ブラウザを更新してから、このページをもう一度開いてください。Parlourには次のどれか、またはより新しいものが必要です：{0}。",
      ],
      graphics: [
        "ここでは描画できません",
        "ParlourはWebGL 2で描画します。ブラウザの設定でグラフィックアクセラレーションをオンにしてもう一度開くか、別のブラウザを使ってください。",
      ],
      storage: [
        "このブラウザには保存できません",
        "Parlourは対局をすべてブラウザに保存します。このページにデータの保存を許可するか、プライベートウィンドウを閉じて、もう一度開いてください。",
      ],
      download: ["ダウンロードが止まりました", "接続を確かめて、もう一度試してください。"],
      start: [
        "Parlourを開始できませんでした",
        "ページを再読み込みしてください。それでもだめなら、ブラウザを更新してください。対局は保存されたままです。",
      ],
      lost: [
        "画面が表示できなくなりました",
        "端末がこのページの描画を止めました。手はすべて保存されています。ほかのタブやアプリを閉じて、再読み込みしてください。",
      ],
      panic: ["エラーが起きました", "手はすべて保存されています。ページを再読み込みすると続けられます。"],
    },
    ko: {
      amount: "{0} / {1}",
      starting: "거의 다 됐어요",
      loading: "Parlour를 불러오고 있어요",
      reload: "새로 고침",
      retry: "다시 시도",
      copy: "보고서 복사",
      copied: "보고서를 복사했어요",
      old: [
        "이 브라우저는 너무 오래됐어요",
        "브라우저를 업데이트한 다음 이 페이지를 다시 열어 주세요. Parlour에는 다음 중 하나 또는 더 새로운 것이 필요해요: {0}.",
      ],
      graphics: [
        "여기서는 그릴 수 없어요",
        "Parlour는 WebGL 2로 그려요. 브라우저 설정에서 그래픽 가속을 켜고 이 페이지를 다시 열거나, 다른 브라우저를 써 주세요.",
      ],
      storage: [
        "이 브라우저에는 저장할 수 없어요",
        "Parlour는 모든 게임을 브라우저에 저장해요. 이 페이지에 데이터 저장을 허용하거나 비공개 창을 나간 다음, 다시 열어 주세요.",
      ],
      download: ["다운로드가 멈췄어요", "연결을 확인하고 다시 시도해 주세요."],
      start: [
        "Parlour를 시작하지 못했어요",
        "페이지를 새로 고쳐 주세요. 그래도 안 되면 브라우저를 업데이트해 주세요. 게임은 저장된 그대로 있어요.",
      ],
      lost: [
        "화면이 사라졌어요",
        "기기가 이 페이지의 그래픽을 거두어 갔어요. 모든 수는 저장되어 있어요. 다른 탭과 프로그램을 닫고 새로 고쳐 주세요.",
      ],
      panic: ["문제가 생겼어요", "모든 수는 저장되어 있어요. 페이지를 새로 고치면 이어서 둘 수 있어요."],
    },
    "zh-Hans": {
      amount: "{0} / {1}",
      starting: "马上就好",
      loading: "正在载入 Parlour",
      reload: "重新载入",
      retry: "再试一次",
      copy: "复制错误记录",
      copied: "已复制错误记录",
      old: [
        "这个浏览器太旧了",
        "请更新浏览器，然后重新打开本页。Parlour 需要以下任一浏览器或更新的版本：{0}。",
      ],
      graphics: [
        "Parlour 无法在这里绘图",
        "它用 WebGL 2 绘图。请在浏览器设置里打开图形加速，再重新打开本页，或换一个浏览器。",
      ],
      storage: [
        "这个浏览器不保存数据",
        "Parlour 把每盘棋都保存在浏览器里。请允许本页保存数据，或离开无痕窗口，然后重新打开。",
      ],
      download: ["下载中断了", "请检查网络连接，然后再试一次。"],
      start: ["Parlour 无法启动", "请重新载入本页。如果没有用，请更新浏览器。你的棋局都还保存着。"],
      lost: ["画面丢失了", "设备收回了本页的图形。每一步都已保存。请关闭其他标签页和程序，然后重新载入。"],
      panic: ["出错了", "每一步都已保存。重新载入本页就能继续下。"],
    },
    "zh-Hant": {
      amount: "{0} / {1}",
      starting: "馬上就好",
      loading: "正在載入 Parlour",
      reload: "重新載入",
      retry: "再試一次",
      copy: "複製錯誤記錄",
      copied: "已複製錯誤記錄",
      old: [
        "這個瀏覽器太舊了",
        "請更新瀏覽器，然後重新打開本頁。Parlour 需要以下任一瀏覽器或更新的版本：{0}。",
      ],
      graphics: [
        "Parlour 無法在這裡繪圖",
        "它用 WebGL 2 繪圖。請在瀏覽器設定裡開啟圖形加速，再重新打開本頁，或換一個瀏覽器。",
      ],
      storage: [
        "這個瀏覽器不儲存資料",
        "Parlour 把每盤棋都儲存在瀏覽器裡。請允許本頁儲存資料，或離開無痕視窗，然後重新打開。",
      ],
      download: ["下載中斷了", "請檢查網路連線，然後再試一次。"],
      start: ["Parlour 無法啟動", "請重新載入本頁。如果沒有用，請更新瀏覽器。你的棋局都還保存著。"],
      lost: ["畫面不見了", "裝置收回了本頁的圖形。每一步都已儲存。請關閉其他分頁和程式，然後重新載入。"],
      panic: ["出錯了", "每一步都已儲存。重新載入本頁就能繼續下。"],
    },
    ar: {
      amount: "{0} من {1}",
      starting: "أوشكنا على البدء",
      loading: "يجري تحميل Parlour",
      reload: "إعادة التحميل",
      retry: "المحاولة مجددًا",
      copy: "نسخ التقرير",
      copied: "نُسخ التقرير",
      old: [
        "هذا المتصفح قديم جدًا",
        "حدّثه ثم افتح هذه الصفحة من جديد. يحتاج Parlour إلى أحد هذه المتصفحات أو إلى أحدث منه: {0}.",
      ],
      graphics: [
        "لا يستطيع Parlour الرسم هنا",
        "يرسم Parlour باستخدام WebGL 2. شغّل تسريع الرسوميات في إعدادات المتصفح وافتح هذه الصفحة من جديد، أو استخدم متصفحًا آخر.",
      ],
      storage: [
        "هذا المتصفح لا يحتفظ بشيء",
        "يحفظ Parlour كل مباراة في المتصفح. اسمح لهذه الصفحة بتخزين البيانات، أو غادر النافذة الخاصة، ثم افتحها من جديد.",
      ],
      download: ["توقف التنزيل", "تحقق من الاتصال ثم حاول مجددًا."],
      start: ["تعذّر بدء Parlour", "أعد تحميل الصفحة. إن لم ينفع ذلك فحدّث المتصفح. مبارياتك تبقى محفوظة."],
      lost: [
        "اختفت الصورة",
        "سحب الجهاز الرسوميات من هذه الصفحة. كل نقلة محفوظة. أغلق علامات التبويب والبرامج الأخرى ثم أعد التحميل.",
      ],
      panic: ["حدث خطأ ما", "كل نقلة محفوظة. أعد تحميل الصفحة لمواصلة اللعب."],
    },
  };

  // Returns the first language of the app among these tags of languages. Chinese is chosen by its script:
  // the named one, or that of the region.
  function choose(tags) {
    for (var i = 0; i < tags.length; i++) {
      var parts = String(tags[i]).toLowerCase().split("-");
      var name = parts[0];
      if (name === "zh") {
        var rest = "-" + parts.slice(1).join("-") + "-";
        var old = rest.indexOf("-hant-") >= 0 || (rest.indexOf("-hans-") < 0 && /-(tw|hk|mo)-/.test(rest));
        return old ? "zh-Hant" : "zh-Hans";
      }
      if (texts.hasOwnProperty(name)) return name;
    }
    return "en";
  }

  var parlour = (all.parlour = all.parlour || {});
  var tags =
    navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || "en"];
  var language = choose(tags);
  parlour.sentences = {
    choose: choose,
    languages: Object.keys(texts),
    language: language,
    direction: language === "ar" ? "rtl" : "ltr",

    // Returns a sentence with its parts filled in, or the two sentences of a fault.
    say: function (key) {
      var parts = key === "old" ? [browsers] : Array.prototype.slice.call(arguments, 1);
      function fill(text) {
        return text.replace(/\{(\d)\}/g, function (_, at) {
          return parts[at];
        });
      }
      var text = texts[language][key];
      return typeof text === "string" ? fill(text) : [fill(text[0]), fill(text[1])];
    },

    // For the test that every language has every sentence.
    all: texts,
  };
})(this);
