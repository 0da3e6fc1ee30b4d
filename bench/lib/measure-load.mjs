import autocannon from 'autocannon';

const CONNECTIONS = 64;

/** Sends the same request over 64 connections for some seconds; answers requests a second, p99 in ms and how many were not 2xx. */
export async function measureLoad({ url, method = 'POST', headers, body, seconds }) {
  const result = await autocannon({ url, method, headers, body, connections: CONNECTIONS, duration: seconds });
  return { perSecond: result.requests.average, p99Ms: result.latency.p99, refused: result.non2xx + result.errors };
}
