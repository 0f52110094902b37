# 한국어. 플레이어가 읽는 모든 문장.

app-name = Parlour

## 게임, 양쪽, 규칙

game-checkers = 체커
game-checkers-line = 뛰어넘고 왕 되기
game-reversi = 리버시
game-reversi-line = 가두어 뒤집기
game-go = 바둑
game-go-line = 에워싸서 따내기
game-gomoku = 오목
game-gomoku-line = 다섯 개 잇기
game-connect-four = 커넥트 포
game-connect-four-line = 떨어뜨려 넷 잇기
game-four = 이웃 사목
game-four-line = 돌을 붙여 넷 잇기
game-hexdame = 육각 체커
game-hexdame-line = 여섯 방향으로 뛰기
game-hex = 헥스
game-hex-line = 내 두 변 잇기
side-black = 흑
side-red = 빨강
side-white = 백
side-navy = 남색
side-yellow = 노랑
side-plum = 자주
side-cream = 크림
side-coral = 산호
side-teal = 청록
rules-own = 사용자 규칙
rules-own-line = 직접 정한 규칙이에요.
rules-handicap = { $stones }점 접바둑
rules-komi = 덤 { $points }집
rules-seat-stones = 좌자
rules-swap = 스왑
rules-swap-two = Swap2
rules-without-swap = 스왑 없음
board-size = { $columns }×{ $rows }
in-a-row = { $count }개 한 줄

## 체커 규칙의 이름

rules-american = 미국식
rules-american-line = 잡을 수 있으면 끝까지 잡아야 하고, 킹은 한 칸씩 움직여요.
rules-house = 하우스
rules-house-line = 잡고 싶을 때 잡고, 멈추고 싶을 때 멈춰요.
rules-international = 국제식
rules-international-line = 10×10, 플라잉 킹, 뒤로도 잡기, 가장 많이 잡기.
rules-russian = 러시아식
rules-russian-line = 플라잉 킹이 있고, 뛰는 도중에 킹이 된 말은 킹으로서 계속 뛰어요.
rules-brazilian = 브라질식
rules-brazilian-line = 8×8 판에서 두는 국제식이에요.
rules-pool = 풀 체커
rules-pool-line = 플라잉 킹, 뒤로도 잡기, 잡는 법은 자유.
rules-italian = 이탈리아식
rules-italian-line = 가장 많이 잡고, 일반 말은 킹을 잡지 못해요.
rules-spanish = 스페인식
rules-spanish-line = 플라잉 킹, 가장 많이 잡기, 일반 말은 앞으로만 잡기.
rules-czech = 체코식
rules-czech-line = 플라잉 킹이 있고, 일반 말보다 킹으로 먼저 잡아요.
rules-frisian = 프리슬란트식
rules-frisian-line = 10×10, 가로와 세로로도 잡아요.
rules-canadian = 캐나다식
rules-canadian-line = 12×12 판에서 두는 국제식이에요.
rule-forced = 꼭 잡기
rule-forced-line = 뛸 수 있으면 반드시 뛰어야 해요.
rule-forced-off = 이 규칙에서는 뛰지 않아도 돼요.
rule-finish = 끝까지 뛰기
rule-finish-line = 더 뛸 수 있는 한 계속 뛰어야 해요.
rule-finish-on = 이 규칙에서는 더 뛸 수 있는 한 계속 뛰어야 해요.
rule-finish-off = 이 규칙에서는 어느 말을 잡은 뒤에든 뛰기를 멈춰도 돼요.
rule-flying = 플라잉 킹
rule-flying-line = 킹은 거리에 상관없이 움직이고 잡아요.
rule-backward = 뒤로도 잡기
rule-backward-line = 일반 말은 앞으로만 움직이지만, 잡을 때는 앞뒤로 잡아요.
rule-take-kings = 일반 말로 킹 잡기
rule-take-kings-line = 일반 말이 킹을 잡을 수 있어요.
rule-crown-at-once = 뛰는 도중에 킹
rule-crown-at-once-line = 일반 말이 맨 끝 줄에 닿으면 킹이 되어 계속 뛰어요.
rule-straight = 직선으로 잡기
rule-straight-line = 가로와 세로로도 잡을 수 있어요.
rule-rest = 킹은 쉬어야 해요
rule-rest-line = 잡지 않고 세 번 연달아 움직인 킹은 다른 말이 움직일 때까지 기다려야 해요.
rule-priority = 잡는 법 고르기
rule-priority-free = 자유
rule-priority-free-line = 잡는 법을 자유롭게 골라요.
rule-priority-most = 가장 많이
rule-priority-most-line = 말을 가장 많이 잡는 수를 둬요.
rule-priority-king = 킹 먼저
rule-priority-king-line = 일반 말보다 킹으로 잡는 수가 먼저예요.
rule-priority-most-kings = 많이, 그다음 킹
rule-priority-most-kings-line = 말을 가장 많이 잡고, 같으면 킹을 가장 많이 잡아요.
rule-priority-italian = 이탈리아식
rule-priority-italian-line = 말을 가장 많이 잡아요. 같으면 킹으로, 다음은 킹을 가장 많이, 다음은 킹을 가장 먼저 잡아요.
rule-priority-value = 가치
rule-priority-value-line = 가치가 가장 큰 쪽을 잡아요. 킹의 가치는 일반 말 두 개에 조금 못 미쳐요.

## 다른 게임 규칙의 이름

rules-reversi = 리버시
rules-reversi-line = 상대 돌을 한 줄로 가두어 뒤집어요. 돌이 많은 쪽이 이겨요.
rules-connect-four = 커넥트 포
rules-connect-four-line = 디스크를 떨어뜨려 먼저 한 줄을 만들면 이겨요.
rules-chinese = 중국 규칙
rules-chinese-line = 내 돌과 그 돌이 둘러싼 점을 세요.
rules-japanese = 일본 규칙
rules-japanese-line = 둘러싼 집과 따낸 돌을 세요.
rules-aga = AGA
rules-aga-line = 중국 규칙과 같지만, 패스하면 돌 하나를 내줘요.
rules-new-zealand = 뉴질랜드 규칙
rules-new-zealand-line = 중국 규칙과 같지만, 자기 돌을 따낼 수 있어요.
rules-tromp-taylor = Tromp-Taylor
rules-tromp-taylor-line = 끝나기 전에 죽은 돌을 따내세요.
rules-free-style = 자유 규칙
rules-free-style-line = 다섯 개 이상 한 줄이면 이겨요.
rules-standard = 표준
rules-standard-line = 정확히 다섯 개가 한 줄이어야 이겨요.
rules-renju = 렌주
rules-renju-line = 흑은 3·3, 4·4, 육목 이상을 둘 수 없어요.
rules-caro = 카로
rules-caro-line = 정확히 다섯 개가 한 줄이면 이기지만, 양 끝이 모두 막히면 아니에요.
rules-seat-stone = 시작 돌
rules-seat-stone-line = 흑돌 하나가 왼쪽 끝에 놓인 채 시작하고, 백이 먼저 둬요.
rules-free = 자유로운 시작
rules-free-line = 빈 판에서 시작하고, 흑이 아무 데나 둬요.
rules-hexdame-standard = 표준
rules-hexdame-standard-line = 합의하거나 같은 국면이 세 번 나올 때만 무승부예요.
rules-hexdame-international = 국제식
rules-hexdame-international-line = 무승부는 국제식 체커와 같아요. 서로 킹만 25수씩 두었을 때도 해당돼요.
rules-hex = 헥스
rules-hex-line = 내 두 변을 이으면 이겨요. 무승부는 없어요.
mode-hand-over = 차례마다 확정
mode-hand-over-line = ‘차례 시작’, 그리고 ‘차례 끝!’
mode-quick = 빠르게

## 홈

home-new-game = 새 게임
home-both = { $first } · { $second }
home-to-move = { $turn }수째, { $player } 차례
home-resume = 이어서 하기
home-look = 게임 보기
safe-start = Parlour가 시작하자마자 여러 번 멈춰서 게임을 열지 않았어요. 게임은 모두 보관함에 있어요.
safe-start-killed = 시스템이 Parlour를 끝내서 보고서가 없어요.
safe-start-save = 보고서 저장

home-unfinished = 진행 중인 다른 게임 { $count }개

## 보관함과 플레이어

library = 보관함
library-all-games = 전체
library-unfinished = 진행 중
library-finished = 끝난 게임
library-to-move = { $player } 차례
library-on = { $state }, { $date }
library-more = { $count }개 더 보기
library-empty = 아직 게임이 없어요.
library-reading = 읽는 중…
library-none-of-these = 이 종류의 게임은 없어요.
library-deleted = 게임을 삭제했어요.
library-bring-back = 실행 취소
library-not-opened = 이 게임을 열 수 없어요: { $reason }.
library-later = 더 새로운 Parlour의 게임
library-files = 백업
library-files-line = 모든 게임과 설정을 한 파일에 담아요. 복원해도 아무것도 덮어쓰지 않아요.
library-back-up = 백업
library-restore = 백업 복원
library-collection = { $game } 게임 모두 내보내기
library-restored = { $new ->
    [0] 새로운 게임은 없어요.
   *[other] 게임 { $new }개를 복원했어요.
} { $known ->
    [0] 이미 있던 게임은 없어요.
   *[other] { $known }개는 이미 있었어요.
} { $damaged ->
    [0] {""}
   *[other] { $damaged }개는 읽을 수 없어요.
}
backup-writing = 백업하는 중…
backup-done = 게임 { $count }개를 백업했어요.
backup-left-out = 읽을 수 없어 뺀 것: { $names }
backup-stop = 멈추기
restore-reading = 백업을 읽는 중…
restore-working = 복원하는 중…
restore-what = 이 백업의 내용
restore-new = 새로운 게임
restore-known = 이미 있는 게임
restore-here = 지금 있는 게임 (모두 남아요)
restore-later = 더 새로운 버전의 새로운 게임
restore-later-line = Parlour를 업데이트하면 열 수 있어요.
restore-damaged = 읽을 수 없는 것
restore-positions = 새로운 국면
restore-positions-here = 지금 있는 국면 (모두 남아요)
restore-tournaments = 새로운 대회
restore-tournaments-known = 이미 있는 대회
restore-tournaments-done = 복원한 대회: { $count }.
restore-with-settings = 설정도 복원
restore-with-settings-line = 지금 설정을 바꿔요.
restore-settings-same = 설정은 지금과 같아요.
restore-settings-damaged = 설정은 읽을 수 없어요.
restore-now = 복원
restore-nothing = 이 백업에 새로운 것은 없어요.
restore-none = 열린 백업이 없어요.
restore-cut = 백업이 손상되었거나 온전하지 않아요: { $reason }
restore-too-new = 더 새로운 버전의 Parlour에서 만든 백업이에요. Parlour를 업데이트하면 복원할 수 있어요.
restore-other = 백업이 아니에요.
restore-stopped = 멈췄어요. 복원한 것은 남아요. 다시 복원하면 나머지도 들어와요.
restore-failed = 복원이 중단됐어요: { $reason } 다시 복원하면 나머지도 들어와요.
players = 플레이어
players-none = 게임 전에 플레이어 이름을 정하면 결과가 여기에 쌓여요.
players-total = { $played }판, { $won }승
players-against = 상대: { $player }
players-score = { $won }승 { $lost }패{ $drawn ->
    [0] {""}
   *[other] {" "}{ $drawn }무
}
players-save = 내보내기
players-anew = 점수 초기화
players-since = 초기화한 뒤의 게임만 세요. 그 전 게임은 모두 보관함에 있어요.
players-all = 모든 게임 다시 세기
date = { $month }월 { $day }일
date-and-year = { $year }년 { $month }월 { $day }일

## 게임 준비

setup-start = 게임 시작
setup-swap = 편 바꾸기
setup-rules = 규칙
setup-options = 규칙과 옵션
setup-house-rules = 하우스 규칙
setup-turns = 차례 진행 방식
setup-seats = 앉는 방식
seats-side = 나란히
seats-side-line = 모든 것이 두 사람에게 같은 방향으로 보여요.
seats-across = 마주 보고
seats-across-line = 건너편 사람의 버튼은 건너편 끝에 거꾸로 보여요.
seats-sides = 양옆에서
seats-sides-line = 각자의 버튼이 왼쪽이나 오른쪽을 향해요. 넓은 화면에 맞아요.
seats-turning = 도는 판
seats-turning-line = 판이 둘 차례인 사람 쪽으로 돌아요.
seats-passed = 기기 넘겨주기
setup-tournament = 대회 모드
setup-tournament-line = 실행 취소, 힌트, 경고가 없어요.
setup-series = 판 수
series-one = 한 판
series-best = { $games ->
    [3] 3판 2선승
    [5] 5판 3선승
   *[other] { $games }판 승부
}
series-line = 한 판마다 편을 바꿔요. 비기면 둘 다 0.5점이에요.
series-game = { $games }판 중 { $number }판째
series-next = { $games }판 중 { $number }판째 시작
series-stands = { $series }: { $player } { $points }, { $other } { $others }
series-won = { $series }: { $winner } 승리. { $player } { $points }, { $other } { $others }
series-drawn = { $series }: 무승부. { $player } { $points }, { $other } { $others }
equal-lost = { $count ->
   *[other] { $player } 쪽이 최근 { $count }판을 내리 졌어요.
}
equal-level = 이번에는 레벨 { $level } 해 볼까요?
equal-stones = { $count ->
   *[other] { $player } 쪽이 { $count }점 깔고 둘까요?
}
equal-begin = 이번에는 { $player } 쪽이 먼저 둘까요?
equal-time = { $player } 쪽은 { $time }만 쓸까요?
equal-yes = 네
equal-no = 아니요, 괜찮아요
result-between = 통산: { $player } { $won }, { $other } { $lost }{ $drawn ->
    [0] {""}
   *[other] , { $drawn }무
}
setup-moves-first = { $side }, 선공
setup-moves-second = { $side }, 후공
setup-opens = { $side }, 첫 돌들을 놓기
setup-chooses = { $side }, 이어서 색 고르기
setup-more-rules = 규칙 더 보기
setup-fewer = 접기
setup-more-house-rules = 하우스 규칙 더 보기
setup-more-house-rules-line = 잡는 법 고르기, 킹, 판
setup-board = 판
setup-other = 기타
setup-opening = 시작
setup-goal = 이기려면
setup-goal-line = 먼저 { $count }개를 한 줄로 놓으면 이겨요. 가로, 세로, 대각선 모두 돼요.
opening-free = 자유
opening-free-line = 흑이 첫 돌을 아무 데나 놓아요.
opening-swap = 스왑
opening-swap-line = 첫째 사람이 돌 세 개를 놓고, 둘째 사람이 색을 골라요.
opening-swap-two = Swap2
opening-swap-two-line = 스왑과 같지만, 둘째 사람이 돌 두 개를 더 놓고 첫째 사람에게 고르게 할 수 있어요.
go-size-full = 정식 판, 저녁 내내쯤.
go-size-middle = 중간 판, 한 시간쯤.
go-size-small = 작은 판, 30분쯤. 배우기 좋아요.
go-size-tiny = 아주 작은 판, 시험 삼아 두어 보세요.
go-size-large = 정식 판보다 커요. 느긋하게 두세요.
go-handicap = 접바둑
go-no-handicap = 없음
go-handicap-line = { $stones ->
    [0] 미리 놓는 돌이 없어요.
   *[other] 흑이 화점에 돌 { $stones }개를 놓고 시작하고, 백이 먼저 둬요.
}
go-komi = 덤
go-komi-none = 백은 나중에 두어도 덤을 받지 않아요. 비길 수 있어요.
go-komi-black = 흑이 먼저 두면서도 덤 { $points }집을 받아요.
go-komi-whole = 백이 나중에 두는 대신 덤 { $points }집을 받아요. 비길 수 있어요.
go-komi-half = 백이 나중에 두는 대신 덤 { $points }집을 받아요. 비기지 않아요.
rule-seat-stones = 좌자
rule-seat-stones-line = 옛 중국처럼 양쪽 돌을 귀에 두 개씩 놓고 시작하고, 백이 먼저 둬요.
rule-swap = 스왑 규칙
rule-swap-line = 둘째 사람이 첫 돌을 가져갈 수 있어요.
rule-swap-off-line = 스왑이 없으면 먼저 두는 쪽이 뚜렷이 유리해요.
setup-done = 완료
setup-names = 지우, 민준, 서연, 하준, 할머니, 할아버지
setup-unfinished = 지금 두던 게임({ $turns }수)은 그대로 남아요. ‘실행 취소’를 누르면 돌아와요.

## 대국

start-turn = 차례 시작
finish-turn = 차례 끝!
clear-moves = 수 지우기
show-previous = 앞 수 보기
hide-previous = 앞 수 숨기기
undo = 실행 취소
redo = 다시 실행
previous = 앞 수
home = 홈
rematch = 다시 하기
resign = 기권
agree-draw = 무승부 합의
new-game = 새 게임
rules = 규칙
settings = 설정
turn-of = { $player } 차례
ready = { $side }으로 둬요
strip-turn = { $side }, 둘 차례예요
strip-pieces = { $count ->
    [0] { $side }, 남은 말 없음
   *[other] { $side }, 말 { $count }개
}
claim-repetition = { $times ->
    [4] 무승부 신청: 같은 국면 4번
   *[other] 무승부 신청: 같은 국면 3번
}
claim-no-progress = 무승부 신청: { $moves }수 동안 진전 없음
claim-few-pieces = 무승부 신청: 이기기엔 말이 부족함

say-chosen = { $from } 말을 골랐어요.
say-moves = { $from }에서 { $to } 칸으로 움직여요.
say-jumps = { $from }에서 { $to } 칸으로 뛰어 말 { $count }개를 잡아요.
say-king-me = 킹이 됐어요! 킹은 앞뒤로 움직여요. 차례는 여기서 끝나요.
say-no-previous = 보여 줄 앞 수가 없어요.
say-previous = 앞 수예요. 다시 누르면 숨겨져요.
say-start-first = “{ start-turn }” 버튼을 먼저 누르세요.
say-computers-turn = 컴퓨터 차례예요.
say-in-replay = 복기하는 동안에는 둘 수 없어요.
say-nothing-to-undo = 실행 취소할 것이 없어요.
say-nothing-to-redo = 다시 실행할 것이 없어요.
say-game-goes-on = 게임을 계속해요.
say-earlier-match = 앞선 게임으로 돌아왔어요.
say-not-saved = 게임을 저장하지 못했어요({ $reason }). 계속 둘 수는 있어요.
say-put-aside = { $count ->
    [one] 읽을 수 없는 파일이 있어요({ $reason }). { $file } 이름으로 남겨 두었어요.
   *[other] 읽을 수 없는 파일이 { $count }개 있어요(첫 파일: { $reason }). 남겨 두었어요. 첫 파일은 { $file } 이름이에요.
}
say-unread = { $count ->
    [one] 디스크의 파일을 읽지 못했어요({ $file }: { $reason }). 그대로 두었어요.
   *[other] 디스크의 파일 { $count }개를 읽지 못했어요(첫 파일: { $file }, { $reason }). 그대로 두었어요.
}
say-later = { $count ->
    [one] 더 새로운 Parlour에서 저장한 게임이 있어요. 그대로 두었어요.
   *[other] 더 새로운 Parlour에서 저장한 파일이 { $count }개 있어요. 그대로 두었어요.
}
say-unknown-settings = { $count ->
    [one] 더 새로운 Parlour의 설정이 있어요. 남겨 두지만 쓰지 않아요.
   *[other] 더 새로운 Parlour의 설정이 { $count }개 있어요. 남겨 두지만 쓰지 않아요.
}
say-saved-again = 이제 모두 저장했어요.
say-sketch-kept = 이 국면은 저장되지 않았어요. 더 새로운 Parlour에서 다른 국면을 저장했어요.
say-only-looking = Parlour가 다른 창에 열려 있어서 여기서는 아무것도 저장되지 않아요.
say-update-ready = Parlour의 새 버전이 준비되었습니다.
update-now = 지금 업데이트
say-leave-unsaved = 저장하지 못한 것이 있어요({ $reason }). 한 번 더 닫으면 그대로 끝나요.
occupied = Parlour가 이미 열려 있어요
occupied-line = 게임이 다른 창에 열려 있어요. 두 창에서 저장하면 서로 덮어쓰게 돼요. 여기서는 모두 볼 수 있지만 아무것도 저장되지 않아요.
occupied-look = 저장하지 않고 보기
occupied-close = 닫기

illegal-game-over = 게임이 끝났어요.
illegal-match-full = 게임은 { $most }수까지 둘 수 있는데, 이 게임은 다 두었어요.
illegal-off-board = 거기는 판 밖이에요.
illegal-light-square = 말은 어두운 칸에서만 움직여요.
illegal-empty = 거기에는 말이 없어요.
illegal-not-yours = 그 말은 내 말이 아니에요.
illegal-blocked = 그 말은 움직일 수 없어요.
illegal-must-capture = 꼭 잡아야 해요. 표시된 말이 뛸 수 있어요.
illegal-must-continue = 끝까지 뛰세요. 표시된 칸으로 가세요.
illegal-unreachable = 그 말은 거기로 갈 수 없어요.
illegal-occupied = 거기에는 이미 말이 있어요.
illegal-turn-ends = 내 차례는 거기서 끝나요.
illegal-nothing = 먼저 말과 칸을 고르세요.
illegal-must-capture-most = 가장 많이 잡아야 해요. 말을 더 많이 잡는 법이 있어요.
illegal-must-capture-with-king = 킹으로 잡을 수 있으니, 일반 말보다 먼저 잡아야 해요.
illegal-king-rests = 이 킹은 세 번 연달아 움직였어요. 다른 말을 움직이세요.
illegal-no-flips = 거기에 두면 뒤집히는 돌이 없어요.
illegal-cannot-pass = 둘 곳이 있으니 패스할 수 없어요.
illegal-suicide = 거기에 두면 돌의 활로가 없어요.
illegal-ko = 패예요. 먼저 다른 곳에 두세요.
illegal-superko = 판 전체가 전과 같은 국면이 돼요.
illegal-overline = 흑의 금수: 여섯 개 이상 한 줄이에요.
illegal-double-four = 흑의 금수: 4가 한꺼번에 두 개예요(4·4).
illegal-double-three = 흑의 금수: 열린 3이 한꺼번에 두 개예요(3·3).
illegal-column-full = 이 열은 가득 찼어요.
illegal-not-adjacent = 돌은 다른 돌 바로 옆에 놓아야 해요.
illegal-choose-first = 먼저 색을 고르세요.
illegal-no-choice = 지금은 고를 것이 없어요.
illegal-must-pass = 뒤집을 수 있는 돌이 없으니 패스해야 해요.
illegal-falls = 디스크는 가장 낮은 빈칸으로 떨어져요.
illegal-nothing-to-count = 계가는 게임이 끝나면 시작해요.
illegal-all-alive = 이 규칙에서는 판의 돌이 모두 살아 있어요.
illegal-no-claim = 지금은 무승부를 신청할 수 없어요.

result-wins = { $player } 승리
result-draw = 무승부
result-turns = { $turns ->
    [0] 둔 수가 없어요.
   *[other] 모두 { $turns }수.
}
reason-no-pieces = { $loser } 쪽에 남은 말이 없어요.
reason-no-moves = { $loser } 쪽이 움직일 수 없어요.
reason-resigned = { $loser } 쪽이 기권했어요.
reason-agreed = 서로 합의했어요.
reason-repetition = { $times ->
    [4] 같은 국면이 네 번 나왔어요.
   *[other] 같은 국면이 세 번 나왔어요.
}
reason-no-progress = 서로 { $moves }수씩 두는 동안 잡은 말도, 움직인 일반 말도 없었어요.
reason-few-pieces = 남은 말로는 이길 수 없어요.
reason-line = { $length ->
    [3] 세 개를 한 줄로 놓았어요.
    [4] 네 개를 한 줄로 놓았어요.
    [5] 다섯 개를 한 줄로 놓았어요.
   *[other] { $length }개를 한 줄로 놓았어요.
}
reason-connection = 두 변이 이어졌어요.
reason-discs = { $first } 대 { $second }.
reason-points = { $points ->
    [0.5] 반집 차이예요.
   *[other] { $points }집 차이예요.
}
reason-empty-squares = 빈칸은 승자의 점수에 더해져요.
reason-same = 점수가 같아요.
reason-full-board = 판이 가득 찼어요.
reason-no-point = { $side } 쪽은 둘 수 있는 수가 없어요.
reason-time = { $loser } 쪽의 시간이 다 됐어요.
reason-time-draw = 시간이 다 됐지만, 상대는 더는 이길 수 없었어요.

## 패스, 시작, 계가

pass = 패스
swap = 스왑
play-on = 계속 두기
strip-komi = { $side }, 덤 { $komi }집
strip-stone = 놓을 돌: { $side }
strip-choice = 고를 차례예요
moves-pass = 패스
moves-swap = 스왑
moves-play-on = 게임 계속
moves-chose = { $player }: { $side } 선택
moves-place-two = { $player }: 두 개 더
say-places = { $side }, { $square }.
say-swaps = { $side } 쪽이 첫 돌을 가져가요.
say-turns-over = 돌 { $count }개가 뒤집혀요.
say-takes = 돌 { $count }점을 따내요.
say-passed = { $side } 패스.
say-cannot-move = { $side } 쪽은 움직일 수 없어요. { $other } 쪽이 한 번 더 둬요.
say-chose = { $player }: { $side } 선택.
opening-placing = { $player } 차례: 돌 세 개를 놓아요. { $first } 두 개, { $second } 한 개.
opening-placing-two = { $player } 차례: 두 개를 더 놓아요. { $second } 한 개, { $first } 한 개.
opening-may-swap = { $player } 차례: 첫 돌을 누르면 가져올 수 있어요.
choice-title = { $player } 쪽이 골라요
choice-side = { $side } 잡기
choice-side-next = 다음 돌은 내가 놓아요.
choice-side-wait = 다음 돌은 { $other } 쪽이 놓아요.
choice-two = 두 개 더 놓기
choice-two-wait = { $second } 한 개, { $first } 한 개. 그다음 { $other } 쪽이 골라요.
count-ahead = { $points ->
    [0.5] { $side } 쪽이 반집 앞서요
   *[other] { $side } 쪽이 { $points }집 앞서요
}
count-even = 점수가 같아요
count-hint = 돌을 누르면 죽은 돌과 산 돌 표시가 바뀌어요.
count-open = 표시된 곳은 아직 둘러싸이지 않았어요.
count-asks = { $player }: 동의하나요?
count-agrees = { $player }: 동의함
count-stones = 돌
count-territory = 집
count-prisoners = 따낸 돌
count-komi = 덤

## 소리로 듣는 사람을 위해

access-back = 뒤로
access-more = 더 보기
access-less = 줄이기
access-greater = 늘리기
access-avatar = 그림 바꾸기
access-rename = 이름 바꾸기
# A game and the rules by which it is played.
game-by = { $game }, { $rules }
# Two of several things that are named one after the other: only the comma is to be translated.
list = { $list }, { $next }
access-delete = 삭제
access-close = 닫기
access-first = 처음으로
access-earlier = 한 수 뒤로
access-later = 한 수 앞으로
access-last = 끝으로
access-name = 이름
access-title = 제목
text-cancel = 취소
access-empty = { $square }, 비어 있음
access-man = { $square }, { $side }
access-king = { $square }, { $side } 킹
access-can = { $square }, 고를 수 있음
access-chosen = { $square }, 골랐음

## 대국 시계

setup-clock = 대국 시계
clock-none = 없음
clock-more = 시계 더 보기
clock-more-line = 지연, 초읽기, 모래시계, 한 수 시간
clock-minutes = { $minutes }분
clock-seconds = { $seconds }초
time-minutes = { $minutes }분
time-seconds = { $seconds }초
clock-fischer = { $main } + { $increment }
clock-delay = { $main }, 지연 { $delay }
clock-bronstein = { $main }, 최대 { $delay } 반환
clock-byo-yomi = { $main }, 초읽기 { $period } { $periods }회
clock-canadian = { $main }, { $period }에 { $stones }수
clock-hourglass = 모래시계, { $main }
clock-per-turn = 한 수에 { $time }
clock-sudden-death-words = 각자 { $main }
clock-fischer-words = 각자 { $main }, 한 수마다 { $increment } 추가
clock-delay-words = 각자 { $main }, 한 수마다 { $delay } 기다린 뒤 줄어들기 시작
clock-bronstein-words = 각자 { $main }, 한 수마다 { $delay }까지 돌려받기
clock-byo-yomi-words = 각자 { $main }, 그다음 한 수 { $period } 초읽기 { $periods }회
clock-canadian-words = 각자 { $main }, 그다음 { $period }마다 { $stones }수
clock-hourglass-words = 모래시계: 각자 { $main }, 쓴 시간은 상대에게
clock-per-turn-words = 한 수에 { $time }
clock-periods-left = { $length } { $count }회
clock-stones-left = { $count }수
clock-waits = { $seconds }초 대기
clock-ready = 준비됐나요?
clock-paused = 시계가 일시 정지됐어요
clock-next = 다음은 { $player } 쪽 시계가 가요.
clock-start = 시계 시작
clock-go-on = 계속

## 복기

replay = 복기
replay-start = 게임의 처음
replay-turn = { $turn }수 / 전체 { $turns }수
replay-made = { $player }: { $turn }
replay-place-two = 돌 두 개를 더 놓아요.
replay-chose-side = 색을 정했어요.
replay-play-on = 합의하지 못해 게임을 계속해요.
replay-settled = 죽은 돌에 합의하고 계가해요.
replay-resigned = { $player } 쪽이 기권했어요.
replay-claimed = 무승부를 신청했어요.
replay-agreed = 무승부에 합의했어요.
replay-flag = { $player } 쪽의 시간이 다 됐어요.
replay-done = 완료
replay-play-from-here = 여기서부터 두기

## A match that is looked at again

review = 분석
review-stop = 분석 멈추기
review-before = 앞 승부처
review-next = 다음 승부처
review-better-turn = 더 좋은 수
review-show-better = 더 좋은 수 보기
review-hide-better = 더 좋은 수 숨기기
review-try-again = 여기서 다시 두기
review-try-computer = 컴퓨터와 다시 두기
review-first-look = 빠르게 보는 중: { $done } / { $all }
review-closer-look = 자세히 보는 중: { $done } / { $all }
review-compares = 더 좋은 수를 비교하는 중…
review-stopped = 분석을 멈췄어요. 이어서 할 수 있어요.
review-unknown = 이 수는 아직 분석하지 않았어요.
review-best = 가장 좋은 수였어요. { $because }
review-as-good = { $turn } 수는 가장 좋은 수 못지않았어요.
review-cost = { $turn } 수로 이길 가능성이 { $before }%에서 { $after }%까지 떨어졌어요.
review-better = 더 좋은 수가 있어요. { $because }
review-line = 그다음: { $turns }
review-show = 수순 보기
review-back = 게임으로 돌아가기
review-moments = { $count ->
    [0] 크게 손해 본 수는 없어요.
   *[other] 승부처 { $count }군데.
}
say-tries-again = { $turns ->
    [0] 처음부터 둬요. 원래 게임은 보관함에 그대로 있어요.
   *[other] { $turns }수부터 둬요. 원래 게임은 보관함에 그대로 있어요.
}
say-play-from = { $turns ->
    [0] 처음부터 둬요. ‘다시 실행’을 누르면 그 뒤의 수가 돌아와요.
   *[other] { $turns }수부터 둬요. ‘다시 실행’을 누르면 그 뒤의 수가 돌아와요.
}
say-play-on-from = { $turns }수부터 둬요.

## Setting a position up

editor-title = 국면 만들기
editor-take-over = 이 국면 편집
editor-man = { $side } 말
editor-king = { $side } 킹
editor-take = 치우기
editor-to-move = { $side } 차례
editor-clear = 비우기
editor-copy = 복사
editor-start = 처음 배치
editor-whole = 판 전체
editor-help-put = 칸을 누르면 말을 놓고, 한 번 더 누르면 치워요.
editor-help-stone = 점을 누르면 돌을 놓고, 한 번 더 누르면 치워요.
editor-help-cell = 칸을 누르면 돌을 놓고, 한 번 더 누르면 치워요.
editor-help-take = 말이나 돌을 누르면 치워요.
editor-help-drop = 열을 누르면 디스크를 떨어뜨려요.
editor-help-column = 열을 누르면 맨 위 디스크를 치워요.
editor-copied = 국면을 복사했어요.
editor-pasted = 국면을 붙여넣었어요. ‘실행 취소’를 누르면 앞의 국면이 돌아와요.
editor-uncrowned = 맨 끝 줄에 있는 일반 말은 킹이 돼요. 거기에는 킹을 놓으세요.
editor-uncrowned-cell = 맞은편 변에 있는 일반 말은 킹이 돼요. 거기에는 킹을 놓으세요.
editor-no-liberty = 표시된 돌은 활로가 없으니 이미 따냈어야 해요.
editor-both-won = 둘 다 필요한 만큼 한 줄이 됐지만, 먼저 만든 순간에 게임은 끝났어요.
editor-over = { $why } 게임이 이미 끝났을 거예요.
editor-no-turns = 둘 다 움직일 수 없어요.
editor-uneven = 실제 게임에서 { $first }개 대 { $second }개가 되는 일은 없지만, 이대로 둘 수 있어요.
editor-prisoners = { $black } 쪽이 따낸 돌: { $first }. { $white } 쪽이 따낸 돌: { $second }.
setup-position = 시작 국면
setup-position-line = 묘수풀이, 연구, 책에 나온 게임: 어디서부터든 시작해요.
setup-position-own = 내가 만든 국면
setup-position-unfit = 만든 국면이 이 규칙에 맞지 않아서 게임은 평소처럼 시작해요.
setup-position-change = 바꾸기
setup-position-usual = 평소처럼 시작

## 검토

study = 검토
study-line = 게임은 그대로예요.
study-in-game = { $number }수: { $turn }
study-beside = 변화도, { $number }수: { $turn }
study-ways = 여기서 적어 둔 수
study-game = 게임으로 돌아가기
study-remove = 이 변화도 삭제
study-write = 설명
study-play = 수
study-circle = 원
study-arrow = 화살표
study-letter = 글자
study-clear = 표시 지우기
study-full = 더 적을 자리가 없어요. 변화도는 { $turns }수, 글은 { $size }KB까지예요.

## 기보

record = 공유와 가져오기
record-own = 이 게임
record-format-pdn = Portable Draughts Notation(PDN)
record-format-sgf = Smart Game Format(SGF)
record-format-transcript = 수순, 모든 수를 한 줄에
record-copy = 복사
record-save = 파일로 저장
record-share = 공유
picture = 그림 공유
animation = 움직이는 그림
animation-too-long = 움직이는 그림은 최대 { $most }수까지 보여 줘요.
booklet = 책자로 인쇄
paper-metric = A4
paper-letter = 레터
booklet-solutions = 풀이
booklet-puzzles = { $count ->
   *[other] { $count }문제, 풀이는 끝에 있어요
}
record-other = 게임 가져오기
record-other-about = 다른 곳의 게임을 가져와요. 체커와 육각 체커는 PDN, 바둑·오목·헥스·리버시는 SGF나 GGF, 그 밖에 어떤 게임이든 한 줄로 적은 수순도 돼요. 지금 게임은 그대로 남고, ‘실행 취소’를 누르면 돌아와요.
record-paste = 붙여넣기
record-open = 파일 열기
record-drop = 파일을 창에 끌어다 놓아도 돼요.
record-copied = 기보를 복사했어요.
record-saved = { $place }에 저장했어요.
record-taken = { $turns ->
    [0] 수가 없는 게임을 가져왔어요.
   *[other] { $turns }수짜리 게임을 가져왔어요.
}
record-left-out = 설명이나 변화 { $count }개를 뺐어요.
record-take-part = 잘못된 곳 앞의 { $turns }수 가져오기
record-so-far = 읽은 게임: { $count }
record-stop = 멈추기
record-imported = 새로운 게임: { $new }. 이미 있던 게임: { $same }. 읽을 수 없는 게임: { $unreadable }.
record-stopped = 멈췄어요.
record-no-game = 이 글에는 게임이 없어요.
record-not-written = 이 게임은 내보낼 수 없어요. { $reason }
record-no-clipboard = 이 기기에는 클립보드가 없어요. 기보를 파일로 저장하거나 파일을 여세요.
record-nothing-copied = 클립보드에 글이 없어요.
record-no-dialog = 이 시스템에는 파일 창이 없어요. 기보를 붙여넣거나 파일을 창에 끌어다 놓으세요.
record-not-here = 이 기기에서는 할 수 없어요.
record-too-large = 기보치고는 파일이 너무 커요. { $size } MB를 넘어요.
record-not-a-file = 이것은 파일이 아니에요.
record-failed = 잘되지 않았어요: { $reason }.
record-line = { $line }행: { $what }
record-missing = 여기에 빠진 것이 있어요.
record-unexpected = “{ $found }” 부분을 이해할 수 없어요.
record-unclosed = “{ $sign }” 기호가 열렸지만 닫히지 않았어요.
record-misplaced = 말이 이렇게 놓일 수는 없어요.
record-other-game = 다른 게임의 기보예요({ $kind }).
record-too-much = 너무 많아요. { $most }까지 읽을 수 있어요.
record-late-setup = 게임 도중에 돌이 더해졌는데, 어떤 수로도 그렇게 되지 않아요.
record-not-a-turn = “{ $turn }” 표기는 수가 아니에요.
record-ambiguous = “{ $turn }” 표기는 { $turns } 가운데 무엇인지 알 수 없어요.
record-out-of-turn = “{ $turn }” 표기는 상대의 수예요.
record-illegal = { $turn } 수는 둘 수 없어요. { $why }
record-illegal-squares = { $turn } 수는 둘 수 없어요. { $why } ({ $squares })

## 링크로 하는 게임

setup-by-link = 링크로
link-about = 두 기기에서 둬요. 한 수를 둘 때마다 메시지로 링크를 보내거나 코드로 보여 주세요. 링크를 열면 그 수까지 둔 게임이 나와요.
link-hints = 힌트 허용
link-hints-line = 힌트, 경고, 형세 막대를 두 사람 모두 쓸 수 있어요.
link-you = 나: { $role }
link-apart = 링크 상대: { $role }
link-received = 링크를 받았나요?
link-received-line = 링크가 든 메시지를 복사해서 여기에 붙여넣으세요.
link-paste = 링크 붙여넣기
link-invite = { $player } 초대
link-send-move = { $player } 쪽에 내 수 보내기
link-send-result = { $player } 쪽에 결과 보내기
link-send-offer = { $player } 쪽에 제안 보내기
link-not-sent = 아직 보내지 않았어요. 지금은 무를 수 있어요.
link-moves-first = { $player } 쪽이 먼저 둬요.
link-send = 보내기
link-code = 코드 보기
link-waiting = { $player } 기다리는 중
link-sent-on = { $date }에 보냈어요.
link-again = 다시 보내기
link-offers-draw = { $player } 쪽이 무승부를 제안해요
link-offers-play-on = { $player } 쪽이 계속 두자고 해요
link-offers-end = { $player } 쪽이 시간이 다 됐다고 해요
link-offer-line = 동의하거나 거절하세요.
link-agree = 동의
link-decline = 거절
link-propose-count = 이 계가 보내기
link-title = 보내기
link-scan = 다른 기기의 카메라로 이 코드를 비추거나 링크를 보내세요.
link-too-long = 이 게임은 너무 길어서 코드에 담을 수 없어요. 링크를 보내거나 파일로 저장하세요.
link-share = 링크 공유
link-copy = 링크 복사
link-save = 파일로 저장
link-scanned = 코드를 읽었어요
link-with-names = 링크에 이름 넣기
link-with-names-line = 링크가 있으면 누구나 읽을 수 있어요.
link-with-draw = 무승부 제안
link-with-draw-line = 제안은 수와 함께 가요.
link-copied = 링크를 복사했어요. 메시지에 붙여넣으세요.
link-sent-already = 이미 보낸 수라서 무를 수 없어요.
link-send-first = 먼저 내 수를 보내세요.
link-not-your-turn = { $player } 차례예요. 링크가 오면 붙여넣으세요.
link-new = { $side } 쪽으로 둬요.
link-arrived = { $player } 쪽에서 답이 왔어요.
link-same = 이 링크에 새로운 것은 없어요.
link-older = 이 링크는 지금 게임보다 오래됐어요. 마지막 수를 다시 보내세요.
link-own-changed = 이 링크에서는 내가 보낸 수({ $act }번째)가 바뀌었어요.
link-other-match = 다른 게임의 링크예요.
link-other-setup = 이 링크의 규칙은 합의한 규칙과 달라요.
link-not-theirs-turn = 이 링크에는 내가 둘 수({ $act }번째)가 이미 놓여 있어요.
link-not-theirs-choice = 이 링크에는 내가 고를 것이 이미 정해져 있어요.
link-not-theirs-claim = 이 링크는 내 이름으로 무승부를 신청해요.
link-not-theirs-resign = 이 링크는 내 이름으로 기권해요.
link-not-theirs-draw = 이 링크는 내가 제안하지 않은 무승부로 게임을 끝내요.
link-not-theirs-count = 이 링크는 내가 제안하지 않은 계가로 게임을 끝내요.
link-not-theirs-play-on = 이 링크에서는 계가 뒤에도 게임이 이어지는데, 내가 제안한 것이 아니에요.
link-not-theirs-end = 이 링크는 내가 동의하지 않았는데 시간이 다 됐다며 게임을 끝내요.
link-not-theirs-offer = 이 링크는 내 이름으로 제안을 해요.
link-unchanged = 내 게임은 그대로예요.
link-none = 이 그림에는 게임 코드가 없어요.
link-damaged = 링크가 손상되었어요. 빠진 부분이 있거나 글자가 틀렸어요. 다시 보내 달라고 하세요.
link-later = 더 새로운 버전의 Parlour에서 만든 링크예요. Parlour를 업데이트하면 열 수 있어요.
link-impossible = 링크는 온전하지만, 그 안의 게임은 있을 수 없어요.
link-other-version = 규칙이 다른 버전의 Parlour에서 만든 링크예요. 두 기기에서 Parlour를 업데이트하세요.
versions = 두 가지 게임
versions-line = 이 링크의 게임은 { $turn }수부터 내 게임과 달라요. 어느 쪽으로 할지 함께 정하세요.
versions-mine = 이 기기
versions-theirs = 링크
versions-keep = 이것 유지
versions-take = 이것 사용
versions-none = 정할 것이 없어요.
library-by-link = 링크로
library-your-turn = { $date }부터 내 차례
library-to-send = 아직 보내지 않음
library-their-turn = { $date }부터 { $player } 기다리는 중

## 실시간으로 두기

live-title = 실시간으로 두기
live-line = 두 기기에서 Parlour를 열어 두면 수가 바로 전해져요.
live-invite = 초대
live-scan = 다른 기기에서 이 초대를 여세요. 한 기기에서만 쓸 수 있어요.
live-copy = 초대 복사
live-copied = 초대를 복사했어요. 메시지에 붙여넣으세요.
live-waiting = 다른 기기를 기다리는 중…
live-here = { $player } 쪽과 연결됐어요.
live-apart = { $player } 쪽과 연결하는 중…
live-end = 실시간 연결 끊기
live-joining = 참가하는 중…
live-left = 다른 기기에서 실시간 연결을 끊었어요.
live-not-invited = 다른 기기에서 이미 사용한 초대예요. 새 초대를 보내 달라고 하세요.
live-failed = 네트워크를 쓸 수 없어요({ $reason }).
live-too-new = 다른 기기의 Parlour가 더 새로운 버전이에요. Parlour를 업데이트하면 실시간으로 둘 수 있어요.
live-too-old = 다른 기기의 Parlour가 더 오래된 버전이에요. 그 기기의 Parlour를 업데이트하면 실시간으로 둘 수 있어요.
live-cut = 실시간 연결이 끝났어요. 다른 기기에서 Parlour가 이해할 수 없는 것을 보냈어요.
live-damaged = 초대가 손상되었어요. 다시 보내 달라고 하세요.
live-not-here = 이 기기에서는 실시간으로 둘 수 없어요. 대신 링크를 보내세요.
live-no-relay = 브라우저에서는 중계 서버를 거쳐야 실시간으로 둘 수 있어요.
live-full = 관전하는 기기가 너무 많아요. Parlour가 계속 시도하고 있어요.
live-same-side = 두 기기가 같은 쪽으로 두고 있어요. 초대는 상대의 기기에서 여세요.
live-elsewhere = 다른 게임에 새로운 수가 있어요.
live-said = { $player }: { $phrase }
live-you-said = 나: { $phrase }
live-taken-back = 수를 물렀어요.
live-declined = 요청이 거절됐어요.
live-share = 초대 공유
live-more = 한마디 하기
live-ask-back = 무르기 요청
live-asked-back = 한 수 무르자고 했어요.
live-asked-rematch = 다시 하자고 했어요.
live-asks-back = { $player } 쪽이 한 수 무르자고 해요
live-asks-rematch = { $player } 쪽이 다시 하자고 해요
live-watching = 실시간으로 관전하고 있어요
live-watched = 관전한 게임이에요
live-end-watching = 관전 그만하기
live-let-watch = 관전 초대 보기
live-watchers = { $count ->
    [0] 관전하는 기기가 없어요.
   *[other] 기기 { $count }대가 관전하고 있어요.
}
live-scan-watch = 이 초대를 열면 누구나 게임을 관전할 수 있어요. 최대 20대의 기기에서 쓸 수 있어요.
live-clock-line = 링크로 둘 때는 두 사람이 실시간으로 연결된 동안에만 시계가 가요.
library-watched = 관전한 게임
phrase-hello = 안녕하세요!
phrase-well-played = 잘 두셨어요!
phrase-one-moment = 잠시만요.
phrase-thanks = 고마워요!
phrase-sorry = 미안해요!
phrase-goodbye = 안녕히 계세요!
relays-none = 직접 연결만
relays-publisher = Parlour 중계 서버
relays-public = 공개 테스트 서버
relays-other = 다른 중계 서버
relays-none-line = 같은 네트워크에 있는 기기끼리 연결할 수 있고, 그 밖의 많은 기기도 연결할 수 있어요. 다른 곳에는 접속하지 않아요. 상대의 기기에 이 기기의 IP 주소가 보여요.
relays-line = 다른 기기와 직접 연결할 길이 없으면 중계 서버가 수를 전해 줘요. 중계 서버는 두 기기의 IP 주소와 통신 시각은 볼 수 있지만 게임은 볼 수 없어요.
relays-public-line = 네트워크 라이브러리를 만든 곳에서 테스트용으로 운영하며, 보장은 없어요. 중계 서버는 두 기기의 IP 주소와 통신 시각은 볼 수 있지만 게임은 볼 수 없어요.
relays-other-line = 직접 고른 중계 서버예요. 두 기기의 IP 주소와 통신 시각은 볼 수 있지만 게임은 볼 수 없어요.
relays-address = 중계 서버 주소
relays-only = 중계 서버로만 연결
relays-only-line = 다른 기기에 이 기기의 IP 주소가 보이지 않아요.

## 설정

settings-theme = 테마
settings-theme-auto = 시스템 설정
settings-theme-light = 밝게
settings-theme-dark = 어둡게
settings-theme-black = 검정
settings-theme-contrast = 고대비
settings-text = 글자 크기
settings-text-size = { $percent }%
settings-language = 언어
settings-sound = 소리
settings-mute = 음소거
sound-on = 소리 켜기
settings-mute-line = 소리가 나지 않아요.
settings-volume-pieces = 말과 돌
settings-volume-signals = 알림음
settings-volume-off = 끔
settings-volume-low = 작게
settings-volume-middle = 보통
settings-volume-high = 크게
settings-look = 화면 모양
settings-look-board = 판
settings-look-pieces = 말과 돌
settings-marks = 표시
colour-green = 초록
colour-blue = 파랑
colour-purple = 보라
board-walnut = 호두나무
board-ash = 물푸레나무
board-slate = 슬레이트
board-kaya = 비자나무
board-bamboo = 대나무
board-teal = 청록
board-graphite = 흑연
board-birch = 자작나무
board-classic = 클래식
board-linen = 리넨
board-night = 짙은 호두나무
board-felt = 펠트
board-paper = 종이
board-contrast = 고대비
board-lacquer = 붉은 옻칠
set-black-red = 검정과 빨강
set-black-white = 검정과 하양
set-red-white = 빨강과 하양
set-classic = 클래식
set-navy = 남색
set-slate = 슬레이트와 조개
set-flat = 플랫
set-red-yellow = 빨강과 노랑
set-plum-cream = 자주와 크림
set-wood = 나무
set-ink = 잉크
set-jade = 옥
set-glass = 유리
set-agate = 마노
set-coral-teal = 산호와 청록
settings-labels = 좌표
settings-labels-letters = A1–H8
settings-labels-numbers = 1–32
settings-labels-none = 없음
settings-board = 두는 동안
settings-show-moves = 둘 수 있는 곳 표시
settings-show-moves-line = 고른 말이 갈 수 있는 곳은 점, 꼭 잡아야 하는 곳은 고리로 보여 줘요.
settings-numbers = 돌에 번호 매기기
settings-numbers-line = 돌마다 그 수의 번호를 보여 줘요.
settings-motion = 움직임 줄이기
settings-motion-line = 말이 미끄러지지 않고 바로 자리를 옮겨요.
settings-motion-off = 끔
settings-motion-on = 켬
settings-hand = 두는 손
settings-hand-both = 양손
settings-hand-left = 왼손
settings-hand-right = 오른손
settings-hand-line = 한 손을 고르면, 두는 동안 누르는 것이 모두 그 손의 엄지가 닿는 곳에 놓여요.
settings-scan = 스위치 제어
settings-scan-off = 끔
settings-scan-slow = 느리게
settings-scan-middle = 보통
settings-scan-fast = 빠르게
settings-scan-line = 고를 수 있는 것이 하나씩 표시되고, 스위치 하나로 골라요. 스페이스 키, 엔터 키, 게임패드의 아무 버튼, 화면 아무 데나 누르기 모두 돼요.
settings-scan-taps = 아무 데나 눌러 고르기
settings-scan-taps-line = 끄면 다른 사람이 평소처럼 화면을 누를 수 있어요.
settings-gamepad = 게임패드
gamepad-cross = 십자 키나 왼쪽 스틱
gamepad-moves = 버튼 사이와 판 위에서 이동
gamepad-lower = 아래쪽 버튼
gamepad-presses = 고르기
gamepad-right = 오른쪽 버튼
gamepad-goes-back = 수 지우기, 또는 뒤로
gamepad-shoulders = 숄더 버튼
gamepad-undoes = 실행 취소와 다시 실행, 복기에서는 앞뒤 수로
gamepad-start = 시작 버튼
gamepad-shows-more = 더 보기, 게임 전에는 게임 시작
settings-haptics = 터치 진동
settings-haptics-off = 끔
settings-haptics-light = 약하게
settings-haptics-strong = 강하게
settings-about = 정보
settings-version = Parlour { $version }. 한 화면을 함께 쓰는 두 사람을 위해 만들었고, 오프라인으로 즐겨요.
settings-version-online = Parlour Online { $version }. 한 화면에서도 멀리서도 두 사람이 함께 즐겨요.
settings-credits = 그림은 이 앱을 위해 그렸어요. 글꼴: Literata, Nunito Sans(SIL Open Font License).
about-line = 라이선스와 다른 사람이 만든 소프트웨어
about-own = Parlour는 MIT License 또는 Apache License 2.0 중에서 선택해 쓸 수 있는 오픈 소스예요.
about-notices = 다른 사람이 만든 소프트웨어
about-notices-line = 이 앱에 있는 다른 사람의 라이브러리: { $count }. 라이선스를 누르면 읽을 수 있어요.

## 규칙 페이지

rules-of = { $game } 규칙
rules-by = 우리 규칙: { $rules }
lessons = 배우기
lessons-line = 어느 게임이든 2분쯤이면 배워요. 조금 읽고 바로 판에서 해 보세요.
lessons-offer = 처음 해 보는 게임이 있나요?
lessons-offer-line = 어느 게임이든 작은 판에서 2분이면 배울 수 있어요.
lessons-no = 괜찮아요
lesson-new = { $all ->
   *[other] 해 볼 것 { $all }가지
}
lesson-progress = { $all }가지 중 { $done }가지 완료
lesson-complete = 모두 완료
lesson-done = 잘했어요!
lesson-missed = 그렇게 두어도 되지만, 이 문제에서 찾는 수는 아니에요.
lesson-pass = 패스
lesson = 배우기
lesson-offer = { $game }, 처음인가요?
lesson-offer-line = 2분이면 배워요. 배우기는 언제나 규칙 안에 있어요.
lesson-step = { $all }단계 중 { $step }단계
lesson-over = 이제 { $game } 규칙을 알아요.
lesson-play = 두기
lesson-previous = 이전
lesson-next = 다음
lesson-skip = 건너뛰기
lesson-way = 수: { $squares }
lesson-way-pass = 패스를 누르세요.

## 문제

openings = 오프닝
openings-of = { $game } 오프닝
openings-count = 이름 있는 오프닝: { $count }
openings-line = 수를 골라 어디로 이어지는지 보세요.
openings-start = 첫 수
openings-unnamed = 아직 이름이 없어요
openings-first = 처음으로
openings-back = 한 수 뒤로
openings-play = 여기서 두기
openings-end = 이름 있는 수순은 여기까지예요.
openings-more = { $names } 외 { $count }
openings-played = 여기서 둔 게임: { $count }
openings-won = { $side } { $count }승
openings-drawn = { $count }무
openings-unplayed = 여기서 둔 게임이 아직 없어요.
openings-other = 다른 수
openings-outlook = 컴퓨터의 생각
practice = 연습하기
practice-due = 다시 연습하기: { $count }
practice-task = { $side } 쪽의 수를 찾아보세요.
practice-wrong = 이 오프닝의 수가 아니에요.
practice-other = 다른 오프닝으로 이어져요: { $name }.
practice-returns = 다 됐어요. 이 오프닝은 내일 다시 나와요.
practice-known = { $all }가지 중 { $known }가지 완료
practice-next = 다음 오프닝
ratings = 실력 변화
ratings-line = 컴퓨터와 게임을 둔 뒤의 레이팅과 레벨의 위치예요.
ratings-none = 컴퓨터와 두면 여기에 실력 변화가 나와요.
ratings-games = 컴퓨터와 둔 게임: { $count }
ratings-unnamed = 이름 없음
habits-line = 최근 분석한 게임({ $count })에서 잃은 승리 기회
habits-beginning = 초반
habits-middle = 중반
habits-end = 종반
habits-share = { $percent }%
habits-missed-win = 이길 기회를 놓침: { $count }
habits-gave-win = 승리를 내줌: { $count }
habits-answer = 응수를 못 봄: { $count }
habits-ground = 더 좋은 수가 있었음: { $count }
themes-share = { $tried }문제 중 { $solved }문제
theme-quick-win = 짧은 수순 승리
theme-long-win = 긴 수순 승리
theme-only-win = 이기는 유일한 수
theme-hold = 무승부로 버티기
theme-gain = 말 얻기
theme-fours = 4로 이기기
theme-capture = 돌 따내기
theme-ladder = 축
theme-kill = 살지 못하게 하기
theme-race = 수상전
theme-live = 돌 살리기
tournament = 대회
tournament-line = 한 기기에서나 링크로 사람과 컴퓨터가 함께 겨뤄요. 대진과 순위는 앱이 맡아요.
tournament-later = 더 새로운 버전의 앱이 대회를 저장했어요. 이어 하려면 앱을 업데이트하세요.
tournament-game = 게임
tournament-kind = 방식
tournament-round-robin = 풀 리그
tournament-round-robin-line = 모두가 서로 한 번씩 둬요.
tournament-double = 두 번씩
tournament-double-line = 모두가 서로 두 번, 진영을 바꿔 둬요.
tournament-swiss = 스위스 방식
tournament-swiss-line = 라운드마다 점수가 같은 사람끼리 만나요.
tournament-knock-out = 토너먼트
tournament-knock-out-line = 지면 탈락해요. 비기면 다시 둬요.
tournament-players = 참가자
tournament-name = 다른 이름
tournament-add = 추가
tournament-remove = 대회에서 빼기
tournament-draw = 추첨
tournament-draw-line = 참가자 순서를 추첨으로 정해요.
tournament-number = { $least }~{ $most }명이 필요해요.
tournament-begin = 대회 시작
tournament-round = { $rounds }라운드 중 { $round }라운드
tournament-won = { $player } 우승
tournament-pairings = 게임
tournament-bye = { $player }: 이번 라운드는 상대가 없어요.
tournament-play = 두기
tournament-enter = 결과 입력
tournament-open = 결과 지우기
tournament-standings = 순위
tournament-games = { $won }승 { $drawn }무 { $lost }패
tournament-withdraw = 대회 그만두기
tournament-stay = 계속하기
tournament-withdrawn = 대회를 그만뒀어요
tournament-table = 대진표
tournament-end = 대회 끝내기
tournament-end-line = 지난 대회로 옮겨지고 게임은 보관함에 남아요. 끝내려면 한 번 더 누르세요.
tournament-even = 실력 차이 맞추기
tournament-even-line = 둘 중 약한 사람이 유리해져요. 차이는 여기서 끝난 게임으로 계산해요.
tournament-even-go = 바둑에서는 먼저 두기, 덤, 접바둑 돌이에요.
tournament-even-time = 강한 사람은 시계 시간을 더 적게 받아요.
tournament-even-computer = 컴퓨터는 그 사람에게 맞는 레벨로 둬요.
tournament-even-unknown = 끝난 게임이 없는 사람은 아무것도 받지도 주지도 않아요.
tournament-even-games = 계산에 넣는 게임: { $count }
tournament-even-level = 컴퓨터는 레벨 { $level }
tournament-each = { $who }: { $what }
tournament-apart = 링크로 두기: 한 사람은 여기, 다른 사람은 다른 기기에 있어요. 결과는 저절로 입력돼요.
tournament-here = { $player }: 여기 있어요
tournament-earlier = 지난 대회
tournament-continue = 이 대회 이어 하기
tournament-forget = 이 대회 삭제
tournament-forget-line = 순위는 삭제되고 게임은 보관함에 남아요. 삭제하려면 한 번 더 누르세요.
tournament-close = 이 대회 닫기
tournament-hand-out = 표 공유
tournament-print = 인쇄
tournament-copy = 글로 복사
tournament-share = 글로 공유
tournament-copied = 표를 복사했어요.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-buchholz = Buchholz
puzzles = 문제
puzzles-line = 모든 국면에 정답은 꼭 한 수예요. 컴퓨터가 증명했어요.
puzzles-today = 오늘의 문제
puzzles-today-line = 매일 새로운 문제가 다른 게임에서 나와요.
puzzles-days = 연속 일수: { $days }. 최장: { $most }.
puzzles-solve = 풀기
puzzles-loading = 이 게임의 문제를 읽고 있어요.
puzzles-missing = 이 게임의 문제를 읽지 못했어요. 네트워크에 연결하고 다시 해 보세요.
puzzles-new = 아직 풀지 않았어요
puzzles-standing = 레이팅 { $rating } · { $tried }문제 중 { $solved }문제 정답
puzzles-due = 다시 풀기: { $count }
puzzle-win = 이기는 수는 하나뿐이에요.
puzzle-win-in = { $turns }수 만에 이기세요.
puzzle-hold = 지지 않는 수는 하나뿐이에요.
puzzle-gain = 말 { $pieces }개를 얻으세요.
puzzle-fours = 4만으로 이기세요.
puzzle-capture = { $square }의 돌을 따내세요.
puzzle-ladder = { $square }의 돌을 축으로 따내세요.
puzzle-kill = { $square }의 돌이 살지 못하게 하세요.
puzzle-race = { $square }의 돌과 벌이는 수상전에서 이기세요.
puzzle-live = { $square }에 있는 내 돌을 살리세요.
puzzle-show = 수 보기
puzzle-again = 다시 하기
puzzle-next = 다음 문제
puzzle-print = 문제 인쇄
puzzle-wrong = 그 수가 아니에요.
puzzle-refuted = 그 수가 아니에요. { $side } 쪽의 응수: { $then }
puzzle-rating = 레이팅 { $rating }
puzzle-none = 이 게임의 문제를 모두 풀어 봤어요. 틀린 문제는 며칠 뒤에 다시 나와요.
puzzle-search = 새 문제 찾기
puzzle-search-line = 컴퓨터가 30초씩 새 문제를 더 찾을 수 있어요.
puzzle-stop = 멈추기
puzzle-searches = 컴퓨터가 게임을 두며 정답이 한 수뿐인 국면을 최대 30초 동안 찾아요.
puzzle-not-found = 이번에는 새 문제를 찾지 못했어요.

## 체커 규칙

checkers-start-title = 시작
checkers-start-text = 양쪽이 일반 말을 { $men }개씩 어두운 칸에 놓아요. { $first } 쪽이 먼저 둬요.
checkers-move-title = 움직이기
checkers-move-text = 일반 말은 대각선 앞의 빈칸으로 한 칸 움직여요.
checkers-move-goal = 말은 대각선 앞으로 한 칸 가요. 움직여 보세요.
checkers-jump-title = 잡기
checkers-jump-text = 상대 말을 뛰어넘어 바로 뒤의 빈칸으로 가면 그 말을 잡아요.
checkers-jump-goal = 상대 말을 뛰어넘어 잡으세요.
checkers-jump-forward = 일반 말은 앞으로만 뛰어요.
checkers-forced-title = 꼭 잡기
checkers-forced-text = 뛸 수 있으면 반드시 뛰어야 해요.
checkers-forced-goal = 잡을 수 있으면 꼭 잡아야 해요. 그 수를 찾으세요.
checkers-backward-title = 뒤로 잡기
checkers-backward-text = 일반 말은 앞으로만 움직이지만, 뛸 때는 뒤로도 뛰어요.
checkers-backward-goal = 말은 뒤로도 뛰어요. 뒤의 말을 잡으세요.
checkers-straight-title = 직선으로 잡기
checkers-straight-text = 말은 앞, 뒤, 옆으로 곧게 뛸 수도 있어요. 어두운 칸에서 다음 어두운 칸을 넘어 그 뒤의 어두운 칸으로 가요.
checkers-straight-goal = 곧게도 뛸 수 있어요. 앞의 말을 잡으세요.
checkers-chain-title = 이어 뛰기
checkers-chain-text = 말이 내려선 곳에서 또 뛸 수 있으면, 같은 차례에 이어서 뛰어요.
checkers-chain-goal = 한 차례에 여러 번 뛰어요. 말 두 개를 잡으세요.
checkers-removal = 잡은 말은 차례가 끝날 때 들어내요. 같은 말을 두 번 뛰어넘을 수는 없어요.
checkers-most-title = 가장 많이 잡기
checkers-most-text = 잡는 법이 여럿이면 말을 가장 많이 잡는 쪽을 골라야 해요.
checkers-most-goal = 가장 많이 잡아야 해요. 두 개를 잡으세요.
checkers-most-kings-title = 가장 많이 잡기
checkers-most-kings-text = 말을 가장 많이 잡는 쪽을 골라야 해요. 개수가 같은 것이 여럿이면 그중 킹을 가장 많이 잡는 쪽이에요.
checkers-most-kings-goal = 가장 많이 잡아야 해요. 두 개를 잡으세요.
checkers-most-italian-title = 가장 많이 잡기
checkers-most-italian-text = 말을 가장 많이 잡는 쪽을 골라야 해요. 개수가 같은 것이 여럿이면 일반 말보다 킹으로 먼저, 다음은 킹을 가장 많이 잡는 쪽, 다음은 킹을 먼저 잡는 쪽이에요.
checkers-most-italian-goal = 가장 많이 잡아야 해요. 두 개를 잡으세요.
checkers-most-value-title = 가장 큰 가치 잡기
checkers-most-value-text = 가치가 가장 큰 쪽을 골라 잡아야 해요. 킹의 가치는 일반 말 두 개에 조금 못 미쳐요. 가치가 같으면 일반 말보다 킹으로 먼저 잡아요.
checkers-most-value-goal = 가장 많이 잡아야 해요. 두 개를 잡으세요.
checkers-with-king-title = 킹이 먼저
checkers-with-king-text = 킹과 일반 말이 모두 잡을 수 있으면 킹으로 잡아야 해요.
checkers-with-king-goal = 킹이 먼저 잡아야 해요. 킹으로 잡으세요.
checkers-no-kings-title = 일반 말과 킹
checkers-no-kings-text = 일반 말은 킹을 잡을 수 없어요. 킹만 할 수 있어요.
checkers-no-kings-goal = 말은 킹을 뛰어넘지 못해요. 해 보세요.
checkers-crown-title = 킹 되기
checkers-crown-text = 맨 끝 줄에서 차례를 마친 일반 말은 킹이 돼요.
checkers-crown-goal = 맨 끝 줄에 닿아 킹이 되세요.
checkers-crown-ends = 뛴 다음이라도 차례는 언제나 거기서 끝나요.
checkers-crown-at-once-title = 뛰는 도중에 킹
checkers-crown-at-once-text = 뛰어서 맨 끝 줄에 닿은 일반 말은 바로 킹이 되고, 킹으로서 계속 뛰어요.
checkers-crown-at-once-goal = 뛰다가 킹이 되어 이어서 잡아요. 두 개를 잡으세요.
checkers-crown-passes-title = 지나가기만
checkers-crown-passes-text = 맨 끝 줄에서 더 뛸 수 있는 일반 말은 계속 뛰고, 그대로 일반 말이에요.
checkers-crown-passes-goal = 맨 끝 줄을 거쳐 뛰세요. 말은 그대로 말이에요.
checkers-king-title = 킹
checkers-king-text = 킹은 앞뒤로 한 칸씩 움직이고 뛰어요.
checkers-king-goal = 킹은 뒤로도 한 칸 가요. 움직여 보세요.
checkers-flying-title = 플라잉 킹
checkers-flying-text = 킹은 비어 있는 줄을 따라 앞뒤로 얼마든지 멀리 가요.
checkers-flying-goal = 킹은 대각선으로 얼마든지 가요. 날려 보세요.
checkers-flying-jump-title = 멀리서 잡는 킹
checkers-flying-jump-text = 킹은 아무리 먼 말이라도 뛰어넘고, 그 뒤의 빈칸 어디에나 내려서요.
checkers-flying-jump-goal = 킹은 멀리서도 잡아요. 말을 잡으세요.
checkers-rest-title = 킹은 쉬어야 해요
checkers-rest-text = 세 번 연달아 움직인 킹은 내 다른 말이 움직일 때까지 기다려야 해요. 일반 말이 남아 있는 동안의 규칙이에요.
checkers-rest-goal = 세 번 잇따라 움직인 킹은 쉬어요. 움직여 보세요.
checkers-end-title = 이기기
checkers-end-text = 상대에게 말이 남지 않거나 상대가 움직일 수 없으면 이겨요.
checkers-end-goal = 상대가 움직일 수 없으면 이겨요. 가두세요.
checkers-draw-title = 무승부
checkers-draw-text = 둘이 합의하면 무승부예요. 둘 차례인 사람이 무승부를 신청할 수도 있어요.
checkers-draw-repetition = 같은 국면이 { $times }번째 나왔을 때.
checkers-draw-quiet = 서로 { $quiet }수씩 두는 동안 잡은 말도, 움직인 일반 말도 없을 때.
checkers-draw-three = 말 세 개 대 킹 하나면 { $three }수 안에 이겨야 해요.
checkers-draw-two = 말 두 개나 한 개 대 킹 하나면 { $two }수 안에 이겨야 해요.

## 리버시 규칙

reversi-play-title = 돌 놓기
reversi-play-text = { $first } 쪽이 먼저 둬요. 놓는 돌과 내 다른 돌 사이에 상대 돌이 한 줄로 갇히게 놓으세요. 갇힌 돌은 모두 뒤집혀요.
reversi-play-goal = 상대 돌을 내 돌 사이에 가두세요.
reversi-lines-title = 모든 방향 한꺼번에
reversi-lines-text = 돌은 가로, 세로, 대각선 여덟 방향 모두에서 상대 돌을 가둬요.
reversi-lines-goal = 모든 방향이 돼요. 한 번에 여섯 개를 뒤집으세요.
reversi-nothing-title = 꼭 뒤집어야 해요
reversi-nothing-text = 뒤집히는 돌이 없는 곳에는 둘 수 없어요.
reversi-nothing-goal = 무엇이든 뒤집어야 둘 수 있어요. 귀에 두어 보세요.
reversi-pass-title = 패스
reversi-pass-text = 둘 곳이 없으면 패스해요. 둘 곳이 있으면 두어야 해요.
reversi-pass-goal = 둘 곳이 없으면 패스해요. { $second } 쪽을 막으세요.
reversi-end-title = 끝
reversi-end-text = 둘 다 움직일 수 없으면 게임이 끝나요. 돌이 많은 쪽이 이겨요.
reversi-end-goal = 판이 차면 돌이 많은 쪽이 이겨요. 마지막 돌을 놓으세요.

## 바둑 규칙

go-play-title = 돌 놓기
go-play-text = 두 선이 만나는 곳에 번갈아 돌을 놓아요. 놓은 돌은 움직이지 않아요.
go-play-goal = 두 줄이 만나는 곳에 돌을 놓으세요.
go-capture-title = 따내기
go-capture-text = 돌 바로 옆의 빈 점이 그 돌의 활로예요. 활로가 없는 돌은 따내요.
go-capture-goal = 백돌의 마지막 활로를 막아 따내세요.
go-group-title = 이어진 돌
go-group-text = 선을 따라 이어진 같은 색 돌은 활로를 함께 써요. 살아도 죽어도 함께예요.
go-group-goal = 이어진 돌은 함께 살고 죽어요. 둘 다 따내세요.
go-suicide-title = 활로가 없으면 착수 금지
go-suicide-text = 놓은 돌에 활로가 없게 되는 곳에는 둘 수 없어요.
go-suicide-goal = 돌에는 활로가 있어야 해요. 귀에 두어 보세요.
go-own-stones-title = 자기 돌 따내기
go-own-stones-text = 자기 돌에 활로가 없게 되는 곳에도 둘 수 있어요. 그러면 자기 돌을 따내요.
go-own-stones-goal = 내 마지막 활로를 메우면 내 돌을 들어내요.
go-first-title = 따내는 것이 먼저
go-first-text = 상대 돌을 따낼 수 있으면 활로가 없는 곳에도 둘 수 있어요. 상대 돌이 먼저 나가면서 자리가 생겨요.
go-first-goal = 따내기가 먼저예요. 귀에 두어 둘 다 따내세요.
go-ko-title = 패
go-ko-text = 방금 돌 하나를 따낸 돌 하나는 바로 되따낼 수 없어요. 먼저 다른 곳에 두세요.
go-ko-goal = 패: 바로 되따낼 수 없어요. 해 보세요.
go-superko-title = 패
go-superko-text = 판 전체가 전과 같은 국면으로 돌아가는 수는 둘 수 없어요. 먼저 다른 곳에 두세요.
go-superko-goal = 같은 모양을 되풀이할 수 없어요. 되따내 보세요.
go-eyes-title = 두 눈
go-eyes-text = 자기만의 구멍, 곧 눈을 두 개 가진 무리는 절대 따낼 수 없어요. 누구도 둘을 한꺼번에 메울 수 없으니까요.
go-eyes-goal = 눈이 두 개면 살아요. 눈 두 개를 만드세요.
go-pass-title = 패스
go-pass-text = 더 얻을 것이 없으면 패스해요. 패스가 두 번 이어지면 계가해요.
go-pass-goal = 더 얻을 곳이 없어요. 두 번 패스하면 끝나요.
go-pass-stones = 패스할 때마다 돌 하나를 내줘요.
go-dead-title = 죽은 돌
go-dead-text = 살릴 수 없는 돌은 계가하기 전에 죽은 돌로 표시해요. 둘이 함께 합의해서 정해요.
go-dead-goal = 세기 전에 살릴 수 없는 돌을 표시하세요.
go-area-title = 계가
go-area-text = 저마다 살아 있는 자기 돌과 그 돌만 둘러싼 빈 점을 세요. 점수가 높은 쪽이 이겨요.
go-area-goal = 산 돌과 둘러싼 점을 세어 많은 쪽이 이겨요.
go-territory-title = 계가
go-territory-text = 저마다 자기만 둘러싼 빈 점과 따낸 돌을 세요. 점수가 높은 쪽이 이겨요.
go-territory-goal = 둘러싼 점과 따낸 돌을 세어 많은 쪽이 이겨요.
go-komi-line = 백은 나중에 두는 대신 { $komi }집을 받아요.
go-handicap-title = 접바둑
go-handicap-text = 흑이 판에 돌 { $stones }개를 놓고 시작해요. 백이 먼저 둬요.
go-seat-stones-title = 좌자
go-seat-stones-text = 옛 중국처럼 판에 양쪽 돌을 두 개씩 놓고 시작해요. 백이 먼저 둬요.

## 오목 규칙

gomoku-five-title = 다섯 개 한 줄
gomoku-five-text = 번갈아 돌을 놓아요. { $first } 쪽이 먼저 둬요. 가로, 세로, 대각선으로 다섯 개가 한 줄이면 이겨요.
gomoku-five-goal = 다섯을 이으면 이겨요. 줄을 완성하세요.
gomoku-full = 판이 가득 차면 무승부예요.
gomoku-stop-title = 줄 막기
gomoku-stop-text = 상대가 네 개를 잇고 한쪽 끝이 비어 있으면 바로 막아야 해요.
gomoku-stop-goal = 상대가 네 개를 이었어요. 막으세요.
gomoku-more-title = 다섯 개보다 많이
gomoku-more-text = 여섯 개 이상이 한 줄이어도 이겨요.
gomoku-more-goal = 여섯을 이어도 이겨요. 해 보세요.
gomoku-exactly-title = 정확히 다섯 개
gomoku-exactly-text = 다섯 개만 이겨요. 여섯 개 이상은 이기지 못해요.
gomoku-exactly-goal = 여섯을 이으면 이기지 못해요. 해 보세요.
gomoku-overline-title = 흑은 육목 금지
gomoku-overline-text = 먼저 두는 흑에게는 제한이 있어요. 흑은 여섯 개 이상을 한 줄로 놓을 수 없어요. 백은 그렇게 해도 이겨요.
gomoku-overline-goal = { $first } 쪽은 여섯을 이을 수 없어요. 해 보세요.
gomoku-blocked-title = 막히지 않은 다섯
gomoku-blocked-text = 다섯 개가 한 줄이라도 양 끝에 상대 돌이 있으면 이기지 못해요.
gomoku-blocked-goal = 양 끝이 막힌 다섯은 안 돼요. 다른 다섯을 만드세요.
gomoku-threes-title = 흑은 3·3 금지
gomoku-threes-text = 흑은 돌 하나로 열린 3을 두 개 만들 수 없어요. 양 끝이 열린 4로 이어질 수 있는 3이 열린 3이에요.
gomoku-threes-goal = { $first } 쪽은 열린 3을 두 개 만들 수 없어요. 해 보세요.
gomoku-fours-title = 흑은 4·4 금지
gomoku-fours-text = 흑은 돌 하나로 4를 두 개 만들 수 없어요. 다섯 개를 한 줄로 만드는 돌은 언제나 둘 수 있어요.
gomoku-fours-goal = { $first } 쪽은 4를 두 개 만들 수 없어요. 해 보세요.
gomoku-swap-title = 스왑
gomoku-swap-text = 한 사람이 처음 돌 세 개를 놓고, 다른 사람이 색을 골라요.
gomoku-swap-goal = 돌 세 개를 놓으세요. 그다음 상대가 색을 골라요.
gomoku-swap-two-title = Swap2
gomoku-swap-two-text = 한 사람이 처음 돌 세 개를 놓아요. 다른 사람은 색을 고르거나, 두 개를 더 놓고 첫째 사람에게 고르게 해요.
gomoku-swap-two-goal = 돌 세 개를 놓으세요. 상대가 색을 고르거나 두 개를 더 놓아요.

## 커넥트 포 규칙

connect-four-drop-title = 디스크 떨어뜨리기
connect-four-drop-text = { $first } 쪽이 먼저 둬요. 열을 고르면 디스크가 가장 낮은 빈칸으로 떨어져요.
connect-four-drop-goal = 디스크를 떨어뜨리세요. 맨 아래 빈자리로 가요.
connect-four-win-title = 네 개 한 줄
connect-four-win-text = 가로, 세로, 대각선으로 먼저 네 개를 한 줄로 놓으면 이겨요.
connect-four-win-goal = 네 개를 이으면 이겨요. 줄을 완성하세요.
connect-four-slanting-title = 대각선
connect-four-slanting-text = 대각선 줄은 놓치기 쉬워요. 디스크를 떨어뜨리기 전에 대각선도 살펴보세요.
connect-four-slanting-goal = 대각선도 돼요. 대각선을 완성하세요.
connect-four-stop-title = 줄 막기
connect-four-stop-text = 상대가 세 개를 잇고 네 번째 자리가 비어 있으면 그 자리를 막아야 해요.
connect-four-stop-goal = 상대가 세 개를 이었어요. 막으세요.
connect-four-column-title = 가득 찬 열
connect-four-column-text = 가득 찬 열에는 디스크를 더 넣을 수 없어요.
connect-four-column-goal = 가득 찬 열에는 못 넣어요. 가운데를 눌러 보세요.
connect-four-draw-title = 무승부
connect-four-draw-text = 아무도 네 개를 한 줄로 놓지 못하고 판이 가득 차면 무승부예요.
connect-four-draw-goal = 네 개 없이 판이 차면 무승부예요. 채우세요.

## 이웃 사목 규칙

four-seat-stone-title = 시작
four-seat-stone-text = { $first } 돌 하나가 처음부터 왼쪽 끝에 놓여 있어요. { $second } 쪽이 먼저 둬요.
four-seat-stone-goal = 판 위의 돌 옆에 돌을 놓으세요.
four-free-title = 시작
four-free-text = { $first } 쪽이 먼저 두고, 돌은 아무 데나 놓아요.
four-free-goal = 첫 돌을 아무 데나 놓으세요.
four-beside-title = 나란히
four-beside-text = 돌은 색에 상관없이 다른 돌의 위, 아래, 왼쪽, 오른쪽에 바로 붙여 놓아야 해요. 모서리끼리만 닿아서는 안 돼요.
four-beside-goal = 모서리만 닿아서는 안 돼요. 해 보세요.
four-win-title = 네 개 한 줄
four-win-text = 가로, 세로, 대각선으로 네 개 이상 한 줄이면 이겨요.
four-win-goal = 네 개를 이으면 이겨요. 줄을 완성하세요.
four-full = 판이 가득 차면 무승부예요.

## 육각 체커 규칙

hexdame-start-title = 시작
hexdame-start-text = 판에는 육각형 칸이 61개 있어요. 양쪽은 일반 말 16개씩을 자기 앞 구석에 놓아요. { $first } 쪽이 먼저 둬요.
hexdame-move-title = 움직이기
hexdame-move-text = 일반 말은 앞쪽의 세 칸, 곧 앞, 왼쪽 앞, 오른쪽 앞 가운데 빈칸으로 한 칸 움직여요.
hexdame-move-goal = 말은 앞쪽 세 방향으로 한 칸 가요. 움직여 보세요.
hexdame-jump-title = 잡기
hexdame-jump-text = 옆에 붙은 상대 말을 뛰어넘어 바로 뒤의 빈칸으로 가면 그 말을 잡아요. 여섯 방향 어디로나 뛰어요.
hexdame-jump-goal = 상대 말을 뛰어넘어 잡으세요.
hexdame-crown-title = 킹 되기
hexdame-crown-text = 맞은편 두 변에는 칸이 아홉 개 있어요. 그중 한 칸에서 차례를 마친 일반 말은 킹이 돼요.
hexdame-crown-goal = 맞은편 변에 닿아 킹이 되세요.
hexdame-passes-title = 지나가기만
hexdame-passes-text = 맞은편 변에서 더 뛸 수 있는 일반 말은 계속 뛰고, 그대로 일반 말이에요.
hexdame-passes-goal = 맞은편 변을 거쳐 뛰세요. 말은 그대로 말이에요.
hexdame-flying-title = 플라잉 킹
hexdame-flying-text = 킹은 비어 있는 줄을 따라 여섯 방향 어디로나 얼마든지 멀리 가요.
hexdame-flying-goal = 킹은 줄을 따라 얼마든지 가요. 날려 보세요.
hexdame-flying-jump-title = 멀리서 잡는 킹
hexdame-flying-jump-text = 킹은 아무리 먼 말이라도 뛰어넘고, 그 뒤의 빈칸 어디에나 내려서요.
hexdame-flying-jump-goal = 킹은 멀리서도 잡아요. 말을 잡으세요.

## 헥스 규칙

hex-edges-title = 변은 두 개씩
hex-edges-text = 판에서 마주 보는 두 변이 내 변이고, 나머지 두 변은 상대 변이에요. 번갈아 빈칸에 돌을 놓고, 놓은 돌은 움직이지 않아요. { $first } 쪽이 먼저 둬요.
hex-edges-goal = 첫 돌을 아무 칸에나 놓으세요.
hex-chain-title = 이어진 돌
hex-chain-text = 칸이 맞닿은 같은 색 돌은 이어져 있어요. 곧게든 굽게든 돌을 이어 내 두 변을 연결하면 이겨요.
hex-chain-goal = 내 두 변을 이으세요. 줄을 완성하세요.
hex-bridge-title = 다리
hex-bridge-text = 사이에 빈칸이 두 개 있는 두 돌은 다리가 돼요. 상대가 한 칸에 두면 나는 다른 칸에 두면 돼요.
hex-bridge-edge = 다리는 내 변으로도 놓을 수 있어요.
hex-bridge-goal = 이어진 돌에서 내 다른 변 쪽으로 다리를 놓으세요.
hex-keep-title = 다리 지키기
hex-keep-text = 상대가 다리 안에 두면 바로 다른 칸에 두세요. 그러면 돌이 그대로 이어져 있어요.
hex-keep-goal = 상대가 다리 안에 두었어요. 다른 칸에 두세요.
hex-cut-title = 끊기
hex-cut-text = 한쪽만 이을 수 있으니, 상대를 막는 것은 내가 잇는 것과 같아요. 상대가 돌을 이으려면 꼭 필요한 칸에 두세요.
hex-cut-goal = 상대가 곧 두 변을 이어요. 끊으세요.
hex-full-title = 무승부 없음
hex-full-text = 모든 칸이 차면 반드시 한쪽만 두 변을 잇고 있어요. 그래서 무승부는 없어요.
hex-full-goal = 무승부는 없어요. 마지막 칸을 채우세요.
hex-swap-title = 스왑
hex-swap-text = 먼저 두는 쪽이 유리해요. 그래서 { $second } 쪽은 돌을 놓는 대신 첫 돌을 가져갈 수 있어요. { $second } 쪽은 변의 방향이 다르므로, 그 돌은 색이 바뀌고 거울에 비친 칸으로 옮겨 가요.
hex-swap-goal = 첫 돌이 강해요. 눌러서 가져오세요.

## 컴퓨터

computer-of-level = 컴퓨터 레벨 { $level }
computer-move-now = 바로 두기
program-silent = { $name }에서 답이 없어요
program-again = 다시 묻기
program-stand-in = 컴퓨터가 대신 두기
computer-pause = 일시 정지
computer-go-on = 재생
computer-step = 한 수 두기
strip-thinks = 생각 중…
strip-computers-turn = { $side } 차례
setup-people = 두 사람
setup-computer = 컴퓨터
setup-watch = 관전
setup-level = { $level } · { $word }
setup-strength = 실력
setup-strength-of = { $side } 실력
setup-rating = 레이팅 약 { $rating }
strength-learns = 거의 아무렇게나 둬요. 첫 게임에 알맞아요.
strength-misses = 실수를 많이 해요. 배우기에 좋아요.
strength-punishes = 제대로 두고 간단한 함정을 봐요.
strength-gives-little = 실수가 적어요. 만만치 않아요.
strength-full = 이 기기에서 가장 강하게 둬요.
coach = 코치
coach-line = 결과에 맞춰 레벨을 골라요.
coach-begins = 이 레벨에서 시작해 결과에 맞춰요.
coach-knows = 결과로 본 레이팅은 약 { $rating }점이에요.
coach-more-wins = 승률 2/3
coach-even = 승률 1/2
coach-fewer-wins = 승률 1/3
coach-looks = 코치가 게임을 보고 있어요.

engine-add = 엔진 추가…
engine-add-line = 이 컴퓨터의 다른 프로그램이 게임을 둬요.
engine-new = 엔진 추가
engine-change = 엔진 변경
engine-strength = 한 수에 { $time } 생각해요
engine-speaks = 엔진은 게임을 두는 프로그램이에요. { $game }에는 { $protocol } 프로토콜을 쓰는 엔진이 필요해요.
engine-trust = 직접 실행하는 다른 프로그램처럼 이 컴퓨터에서 내 모든 권한으로 실행돼요. 믿을 수 있는 프로그램만 추가하세요.
engine-command = 명령
engine-command-line = 터미널에서처럼 프로그램과 옵션을 적으세요
engine-name = 이름
engine-name-line = 시험하면 엔진에서 가져와요
engine-empty = 아직 없어요
engine-time = 한 수의 시간
engine-try = 시험하기
engine-waits = 첫 수를 기다리는 중…
engine-plays = 잘 돼요. { $time }초 뒤에 둔 수: { $turn }.
engine-fails = 두지 못해요: { $reason }
engine-keep = 상대에 추가
engine-keep-line = 먼저 엔진을 시험하세요. 한 수를 두면 추가할 수 있어요.
engine-save = 저장
engine-remove = 삭제
level-first = 첫걸음
level-beginner = 초보
level-easy = 쉬움
level-casual = 가벼움
level-steady = 무난함
level-able = 능숙함
level-strong = 강함
level-tough = 만만찮음
level-expert = 전문가
level-master = 최강
mode-finish = 차례마다 확정
mode-finish-line = 수를 살펴본 뒤 ‘차례 끝!’
settings-help = 도움
settings-blunder = 실수 경고
settings-blunder-line = 크게 손해 보는 수를 두기 전에 물어봐요.
settings-evaluation = 형세 표시
settings-evaluation-line = 판 옆 막대에 이길 것 같은 쪽의 색이 더 많이 보여요.
hint = 힌트
estimate = 누가 앞서요?
values-show = 수의 가치 보기
values-hide = 수의 가치 숨기기
values-discs = 마지막 돌 차이
values-points = 마지막 집 차이
values-chance = 이길 가능성
values-proven = 이기거나(+) 지기(−)까지의 수
offer-draw = 무승부 제안
say-looks = 살펴보는 중…
say-no-draw = 컴퓨터가 무승부를 거절하고 계속 둬요.
say-plays-on = 컴퓨터가 동의하지 않아서 게임을 계속해요.
say-program-silent = { $name }에서 답이 없어요: { $reason }
say-program-gone = { $name } 엔진이 이 컴퓨터에 없어요.
say-even = 형세가 비슷해요.
say-leads = { $side } 쪽이 { $points }집쯤 앞서요.
blunder-title = 정말 둘까요?
blunder-answer = { $side } 쪽의 가장 좋은 응수: { $then }
mistake-later = { $side } 쪽 응수: { $turn }. 나중에 { $then }
mistake-loses = { $square }에 있는 { $side } 돌은 아마 살지 못할 거예요.
mistake-frees = { $square }에 있는 { $side } 돌은 아마 살았을 거예요.
blunder-wins = { $side } 쪽이 { $turn } 수로 이길 수 있어요.
blunder-wins-column = { $side } 쪽이 { $column }열에서 이길 수 있어요.
blunder-chances = 이길 가능성이 { $best }%에서 { $this }%까지 떨어져요.
blunder-play = 그대로 두기
blunder-back = 무르기
hint-because = { $turn }: { $reason }.
hint-plain = { $turn }: 가장 좋아 보여요.
hint-pass = 패스
hint-swap = 스왑
hint-column = { $column }열
reason-only = 규칙에 맞는 유일한 수예요
reason-only-not-losing = 바로 지지 않는 유일한 수예요
reason-wins = 이겨요
reason-wins-in = { $count ->
    [1] 이 수로 이겨요
   *[other] 상대가 어떻게 두어도 { $count }수 만에 이겨요
}
reason-delays = { $count ->
    [1] 한 수 더 버텨요
   *[other] 가장 오래, { $count }수 동안 버텨요
}
reason-holds-draw = 무승부를 지켜요
reason-takes = 말 { $count }개를 잡아요
reason-exchanges = 말 { $count }개를 잡고 { $given }개를 내줘요
reason-crowns = 킹을 만들어요
reason-stops-king = 상대가 { $squares }에서 킹이 되는 것을 막아요
reason-only-safe = 다른 수로는 잃게 될 말 { $count }개를 지켜요
reason-saves = { $squares }에 있는 말을 지켜요
reason-threatens = { $squares }에 있는 말을 잡으려고 노려요
reason-restricts = { $count ->
    [0] 상대가 둘 수 없게 해요
   *[other] 상대가 둘 수 있는 수를 { $count }가지만 남겨요
}
reason-free-way = 킹이 되기까지 { $count }줄, 길이 트여 있어요
reason-free-way-steps = 킹이 되기까지 { $count }걸음, 길이 트여 있어요
reason-keeps-back = 맨 뒷줄을 계속 지켜요
reason-keeps-edges = 자기 뒤쪽 변을 계속 지켜요
reason-centre = 중앙을 차지해요
reason-hunts = 쫓는 말 쪽으로 킹이 다가가요
reason-out-of-reach = 말을 상대가 닿지 않는 곳에 둬요
reason-joins = { $squares }에 있는 말과 이어져요
reason-advances = { $count ->
    [1] 말을 킹까지 한 줄 남은 곳으로 보내요
   *[other] 말을 킹까지 { $count }줄 남은 곳으로 보내요
}
reason-advances-steps = { $count ->
    [1] 말을 킹까지 한 걸음 남은 곳으로 보내요
   *[other] 말을 킹까지 { $count }걸음 남은 곳으로 보내요
}
reason-wins-by = 서로 최선을 다하면 { $count }개 차로 이겨요
reason-takes-corner = 귀를 차지해요
reason-denies-corner = 상대가 { $squares } 귀를 차지하지 못하게 해요
reason-gives-corner = { $squares } 귀를 내줘요
reason-forces-pass = 상대가 둘 곳이 없게 해요
reason-safe-edge = 다시 뒤집히지 않을 변의 칸을 차지해요
reason-secures = 다시 뒤집히지 않을 돌을 { $count }개 늘려요
reason-few-replies = 상대가 둘 수 있는 수를 { $count }가지만 남겨요
reason-more-moves = 둘 수 있는 수가 더 많아요({ $own } 대 { $other })
reason-turns-few = 돌을 { $count }개만 뒤집어 상대에게 기회를 거의 주지 않아요
reason-captures = 돌 { $count }점을 따내요
reason-takes-ko = 패를 따내요
reason-saves-stones = 단수에 몰린 돌 { $count }점을 살려요
reason-lives = 돌 { $count }점이 두 눈을 내고 살아요
reason-kills = 돌 { $count }점을 살지 못하게 해요
reason-vital-point = 상대 눈 모양의 급소를 차지해요
reason-makes-eyes = 자기 눈 모양의 급소를 차지해요
reason-catches = 달아날 수 없는 돌 { $count }점을 잡아요
reason-atari = 돌 { $count }점을 단수로 몰아요
reason-connects = 돌 { $count }점을 이어요
reason-cuts = 상대 돌을 끊어요
reason-empty-corner = 빈 귀를 차지해요
reason-neutral = 공배를 메워요
reason-nothing-left = 더 얻을 것이 없으니 옳은 수예요
reason-extends = { $squares }에서 뻗어요
reason-touches = { $squares } 돌에 붙여요
reason-stays-near = { $squares } 돌과 호응해요
reason-approaches = { $squares } 돌에 다가가요
reason-stops-win = 상대가 { $squares }에서 이기는 것을 막아요
reason-blocks-win = 상대의 승리를 막아요
reason-wins-by-fours = { $count ->
    [1] 바로 이겨요
   *[other] 4를 잇달아 만들어 { $count }수 만에 이겨요
}
reason-wins-by-threats = { $count ->
    [1] 바로 이겨요
   *[other] 위협을 잇달아 만들어 { $count }수 만에 이겨요
}
reason-straight-four = 양 끝이 열린 4를 만들어요
reason-two-fours = 4를 한꺼번에 두 개 만들어요
reason-four-and-three = 4와 열린 3을 한꺼번에 만들어요
reason-two-threes = 열린 3을 한꺼번에 두 개 만들어요
reason-answer-forbidden = 막을 곳이 { $squares }뿐인데 그곳이 금수인 4를 만들어요
reason-four = 상대가 { $squares }에서 막아야 하는 4를 만들어요
reason-stops-four = 막을 수 없게 될 4를 미리 막아요
reason-stops-two-threats = 한꺼번에 생길 두 위협을 막아요
reason-open-three = 열린 3을 만들어요
reason-stops-three = 상대의 열린 3을 막아요
reason-builds = { $count ->
    [1] 열린 3을 준비해요
   *[other] { $count }곳에서 열린 3을 준비해요
}
reason-hinders = 상대에게 필요한 자리를 차지해요
reason-middle = 중앙을 차지해요
reason-two-threats = 위협을 한꺼번에 두 개 만들어요
reason-forces = { $squares }에서 이기려고 위협해 상대가 꼭 막아야 해요
reason-lasting = { $squares }에 오래 남을 위협을 만들어요
reason-stops-lasting = { $squares }의 위협을 없애요
reason-keeps-away = 지게 되는 열을 피해요
reason-most-rows = 네 개 한 줄을 { $count }개 준비해요
reason-hinders-rows = 상대의 줄 { $count }개를 막아요
reason-waits = { $squares }에서 이길 준비를 해요
reason-one-of-few = { $count ->
    [1] 상대에게 승리를 열어 주지 않는 유일한 수예요
   *[other] 상대에게 승리를 열어 주지 않는 { $count }가지 수 가운데 하나예요
}
reason-begins = 시작하기 좋은 자리예요
reason-swaps = 첫 돌이 어떤 응수보다 강하니 최선이에요
reason-opens-evenly = 상대가 돌을 가져가도 얻을 것이 적은 고른 시작이에요
reason-secures-edges = 변에서 변까지 확실히 이어요
reason-keeps-link = { $count ->
    [1] { $squares } 돌과 변의 연결을 지켜요
   *[other] { $squares } 돌의 연결을 지켜요
}
reason-breaks-link = { $count ->
    [1] { $squares } 돌을 변에서 끊어요
   *[other] { $squares } 사이를 끊어요
}
reason-links = { $count ->
    [1] { $squares } 돌을 변과 이어요
   *[other] { $squares } 사이를 이어요
}
reason-bridges = { $squares } 쪽으로 다리를 놓아요
reason-reaches-edge = 자기 변으로 다리를 놓아요
reason-intrudes = 다리에 뛰어들어 상대가 { $squares }에서 받아야 해요
reason-shortens = 돌 { $count }개만 더 놓으면 이어져요
reason-lengthens = 상대가 이으려면 돌이 { $count }개 더 필요하게 해요
reason-develops = 공격에도 수비에도 좋은 자리예요
