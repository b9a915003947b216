const rounds = 301;
/** So short that on a busy machine most batches run undisturbed, which is what the median then tells. */
const batchMs = 0.3;
const warmUpMs = 60;

/** A result is kept until the next one, so that no call can be left out as useless. */
export let kept: unknown;

/** Lets the compiler see a task. */
export function warmUp(task: () => unknown): void {
  for (const end = performance.now() + warmUpMs; performance.now() < end;) kept = task();
}

/** Medians in microseconds per call of two warm tasks, measured in turns: A B A B … */
export function interleave(one: () => unknown, other: () => unknown): [number, number] {
  warmUp(one);
  warmUp(other);
  const [oneCalls, otherCalls] = [callsPerBatch(one), callsPerBatch(other)];
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    times[0].push(timeOf(one, oneCalls));
    times[1].push(timeOf(other, otherCalls));
  }
  return [median(times[0]), median(times[1])];
}

function callsPerBatch(task: () => unknown): number {
  const samples = Array.from({ length: 31 }, () => timeOf(task, 10));
  return Math.max(1, Math.round((batchMs * 1000) / median(samples)));
}

function timeOf(task: () => unknown, calls: number): number {
  const began = performance.now();
  for (let call = 0; call < calls; call++) kept = task();
  return ((performance.now() - began) * 1000) / calls;
}

/** The middle one. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
}
