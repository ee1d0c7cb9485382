#!/usr/bin/env python3
"""Times how long programs take from start to end, in turns: spawn.py RUNS NAME=FILE[,ARGUMENT…] …

The first program is the floor; the others are printed as multiples of it.
"""

import os
import statistics
import sys
import time


def spawn(command, silence):
    begin = time.perf_counter()
    process = os.posix_spawn(
        command[0], command, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, silence, 1)])
    _, status, _ = os.wait4(process, 0)
    took = time.perf_counter() - begin
    if status != 0:
        sys.exit(f"error: {command[0]} ended with status {os.waitstatus_to_exitcode(status)}")
    return took


def main():
    runs = int(sys.argv[1])
    commands = {}
    for argument in sys.argv[2:]:
        name, _, words = argument.partition("=")
        commands[name] = words.split(",")
    silence = os.open(os.devnull, os.O_WRONLY)
    times = {name: [] for name in commands}
    for turn in range(runs + 5):
        for name, command in commands.items():
            took = spawn(command, silence)
            if turn >= 5:
                times[name].append(took)
    floor_name = next(iter(commands))
    floor = statistics.median(times[floor_name])
    parts = []
    for name, values in times.items():
        median = statistics.median(values)
        print(f"{name:7} median {median * 1000:6.2f} ms, fastest {min(values) * 1000:6.2f} ms, "
              f"{runs} runs")
        if name != floor_name:
            parts.append(f"{name} {median / floor:.1f} times {floor_name}")
    print("start-up: " + ", ".join(parts))


if __name__ == "__main__":
    main()
