type InSpan = <T>(name: string, work: () => Promise<T>) => Promise<T>

let run: InSpan = (_, work) => work()

/** Traces work that no request started, such as a job. Without a collector it only does the work. */
export const inSpan: InSpan = (name, work) => run(name, work)

export function traceWith(tracer: InSpan): void {
  run = tracer
}
