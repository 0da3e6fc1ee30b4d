import { once } from 'node:events';
import autocannon from 'autocannon';

/**
 * The program that asks, in a process of its own so that it takes no time from the server's
 * figures. Gets one order as a message and returns what autocannon found. Requests are made one at
 * a time: given as a list, each connection would first make all of them.
 */
const [order] = await once(process, 'message');
process.send(await send(order));
process.disconnect();

async function send({ url, requests, connections, seconds, rate, amount }) {
  let next = 0;
  const setupRequest = (request) => {
    const wanted = requests[next % requests.length];
    next += 1;
    return { ...request, ...wanted };
  };
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [{ setupRequest }],
  });
  return {
    total: result.requests.total,
    seconds: result.duration,
    p99Ms: result.latency.p99,
    refused: result.non2xx + result.errors,
    bytes: result.throughput.total / result.requests.total,
  };
}
