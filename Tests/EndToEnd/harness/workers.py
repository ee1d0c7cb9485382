"""Runs many tasks in a few processes; none of them can make the whole stand still."""
import concurrent.futures
import functools
import gc
import resource
import signal
import sys

#: For one task with all its calls. Each call has a shorter limit of its own.
SECONDS = 300
MEMORY = 1 << 30


class StoodStill(Exception):
    """A task of the script itself did not end."""


def limit_memory():
    """This process and all that it starts get at most so much memory."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _stop(*_):
    raise StoodStill("the task did not end in time")


def _begin():
    limit_memory()
    signal.signal(signal.SIGALRM, _stop)


def _in_time(function, seconds, task):
    signal.alarm(seconds)
    try:
        try:
            return function(task), None
        except (MemoryError, SystemError):
            # The script itself reached the limit that is meant for the program: it tidies up and tries again.
            gc.collect()
            return function(task), None
    except Exception as error:  # One task may fail as it likes; the others go on.
        place = error.__traceback__
        while place.tb_next:
            place = place.tb_next
        where = f"{place.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{place.tb_lineno}"
        return None, f"{type(error).__name__} at {where}: {str(error)[:200]}"
    finally:
        signal.alarm(0)


def each(function, tasks, jobs, seconds=SECONDS):
    """Task, result and what broke the script, for every task, in the order of the tasks.

    A process that dies ends the run with an error instead of leaving everybody waiting for its answer.
    """
    tasks = list(tasks)
    with concurrent.futures.ProcessPoolExecutor(jobs, initializer=_begin) as pool:
        made = pool.map(functools.partial(_in_time, function, seconds), tasks, chunksize=1 if len(tasks) < 100 else 8)
        try:
            for task, (result, broken) in zip(tasks, made):
                yield task, result, broken
        except concurrent.futures.process.BrokenProcessPool:
            sys.exit("a process of the script died; the last lines above say how far it came")
