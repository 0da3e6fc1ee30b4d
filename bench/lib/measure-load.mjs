import autocannon from 'autocannon';

const CONNECTIONS = 64;

/**
 * Sends the requests round and round over 64 connections for some seconds, at most `rate` a second.
 * Answers requests a second, p99 in ms, how many were not 2xx, bytes an answer, processor
 * microseconds of the server a request, and how busy one core was with it: below 0.9 not the server
 * was the limit, but whoever asked.
 */
export async function measureLoad(server, requests, { seconds, rate }) {
  const before = server.cpuSeconds();
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests,
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  const cpu = server.cpuSeconds() - before;
  const total = result.requests.total;
  return {
    perSecond: total / result.duration,
    p99Ms: result.latency.p99,
    refused: result.non2xx + result.errors,
    bytes: result.throughput.total / total,
    cpuMicros: (cpu * 1e6) / total,
    busy: cpu / result.duration,
  };
}
