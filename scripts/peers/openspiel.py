"""OpenSpiel's Monte Carlo tree search as a player of `parlour match`.

Reversi and gomoku use the Go Text Protocol, American checkers the protocol of Hub:

    python3 -m venv peers && peers/bin/pip install open_spiel
    parlour match engine:nodes=1000 \
        "gtp:peers/bin/python scripts/peers/openspiel.py reversi" --game reversi

The settings are those of OpenSpiel's own example: an exploration constant of 2, one random rollout
per simulation, and proven results are kept.

With `--random-games 1000` it measures the number of random games per second instead, all played by
the library, for comparison with `cargo bench --bench rules -- "random game"`.
"""

import argparse
import sys
import time

import pyspiel

GAMES = {"reversi": "othello", "gomoku": "gomoku", "checkers": "checkers"}


class Player:
    """A game in progress and its player."""

    def __init__(self, arguments):
        self.game = pyspiel.load_game(GAMES[arguments.game])
        evaluator = pyspiel.RandomRolloutEvaluator(1, arguments.seed)
        self.bot = pyspiel.MCTSBot(
            self.game, evaluator, 2.0, arguments.simulations, 1000, True, arguments.seed, False
        )
        self.restart()

    def restart(self):
        self.state = self.game.new_initial_state()

    def step(self):
        """Plays the best action that the search finds."""
        legal = self.state.legal_actions()
        action = legal[0] if len(legal) == 1 else self.bot.step(self.state)
        self.state.apply_action(action)
        return action


def lines():
    for line in sys.stdin:
        words = line.split()
        if words:
            yield words


def say(text):
    print(text, flush=True)


def point_of(game, name):
    """Returns the action of a point. Reversi counts rows from the top, and gomoku is symmetric."""
    column, row = ord(name[0].lower()) - ord("a"), int(name[1:]) - 1
    return row * size_of(game) + column


def name_of(game, action):
    row, column = divmod(action, size_of(game))
    return f"{chr(ord('a') + column)}{row + 1}"


def size_of(game):
    return 8 if game == "reversi" else 15


def by_gtp(player, game):
    passing = 64 if game == "reversi" else None
    for command, *words in lines():
        answer = ""
        if command == "quit":
            say("=\n")
            return
        if command == "boardsize" and int(words[0]) != size_of(game):
            say("? unacceptable size\n")
            continue
        if command == "clear_board":
            player.restart()
        elif command == "play":
            action = passing if words[1].lower() == "pass" else point_of(game, words[1])
            if action not in player.state.legal_actions():
                say(f"? illegal move {words[1]}\n")
                continue
            player.state.apply_action(action)
        elif command == "genmove":
            action = player.step()
            answer = "pass" if action == passing else name_of(game, action)
        say(f"= {answer}\n")


def number(square):
    """Returns the standard number of a square. The first player begins on 1 to 12, which are at the
    bottom of OpenSpiel's board."""
    column, row = ord(square[0]) - ord("a"), int(square[1]) - 1
    return row * 4 + (7 - column) // 2 + 1


def place(number):
    row, at = divmod(number - 1, 4)
    return 7 - (2 * at + 1 - row % 2), row


def hop(text):
    """Returns the numbers of an action's start, end and captured square, or `None` for the last."""
    begin, end = number(text[0:2]), number(text[2:4])
    (column, row), (to_column, to_row) = place(begin), place(end)
    if abs(to_row - row) == 1:
        return begin, end, None
    middle = (column + to_column) // 2, (row + to_row) // 2
    taken = next(one for one in range(1, 33) if place(one) == middle)
    return begin, end, taken


def turns(state, begun=()):
    """Yields all turns, each with its actions. Each jump of a capture is a separate action."""
    for action in state.legal_actions():
        after = state.child(action)
        actions = (*begun, action)
        if after.is_terminal() or after.current_player() != state.current_player():
            yield actions, after
        else:
            yield from turns(after, actions)


def turn_name(state, actions):
    hops = []
    state = state.clone()
    for action in actions:
        hops.append(hop(state.action_to_string(action)))
        state.apply_action(action)
    taken = sorted(one for _, _, one in hops if one)
    return ("x" if taken else "-").join(map(str, (hops[0][0], hops[-1][1], *taken)))


def moved(player, name):
    """Plays the turn with this name. Returns false if there is none."""
    for actions, after in turns(player.state):
        if turn_name(player.state, actions) == name:
            player.state = after
            return True
    return False


def by_hub(player):
    told = []
    for command, *words in lines():
        if command == "hub":
            say('id name=OpenSpiel version=- author="its authors"\nwait')
        elif command == "init":
            say("ready")
        elif command == "quit":
            return
        elif command == "pos":
            # Every game starts from the first position, and one process plays one game at a time.
            moves = [word.strip('"') for word in " ".join(words).split("moves=")[1].split()]
            moves = [move for move in moves if move]
            if moves[: len(told)] != told:
                player.restart()
                told = []
            for name in moves[len(told) :]:
                if not player.state.is_terminal() and not moved(player, name):
                    say(f'error message="not legal: {name}"')
            told = moves
        elif command == "go":
            if player.state.is_terminal():
                # OpenSpiel ends a game after forty turns without a capture.
                say("done move=drawn-there")
                continue
            before, mover, actions = player.state.clone(), player.state.current_player(), []
            while not player.state.is_terminal() and player.state.current_player() == mover:
                actions.append(player.step())
            name = turn_name(before, actions)
            told.append(name)
            say(f"done move={name}")


def random_games(game, games):
    game = pyspiel.load_game(GAMES[game])
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]
    turns, begun = 0, time.process_time()
    for seed in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        turns += state.move_number()
    took = time.process_time() - begun
    say(f"{games / took:.0f} games a second, of {turns / games:.1f} turns: {turns / took:.0f} turns a second")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random-games", type=int)
    arguments = parser.parse_args()
    if arguments.random_games:
        random_games(arguments.game, arguments.random_games)
        return
    player = Player(arguments)
    if arguments.game == "checkers":
        by_hub(player)
    else:
        by_gtp(player, arguments.game)


if __name__ == "__main__":
    main()
