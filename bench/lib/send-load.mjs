import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends the requests in a separate process, so that the server's figures do not include it. Gets
 * one order as a message and returns its results. It prepares requests in advance and reads only
 * the head of an answer, so it takes less processor time than any server.
 */
const HEAD_END = Buffer.from('\r\n\r\n');
const P99 = 0.99;
const [order] = await once(process, 'message');
process.send(await send(order));
process.disconnect();

async function send({ url, requests, connections, seconds, amount = Number.POSITIVE_INFINITY }) {
  const { hostname, port, host } = new URL(url);
  const messages = requests.map((request) => messageOf(request, host));
  const found = { latencies: [], refused: 0, bytes: 0 };
  const usedBefore = process.cpuUsage();
  let asked = 0;
  const started = performance.now();
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : started + seconds * 1000;
  const next = () => {
    if (asked >= amount || performance.now() >= until) return undefined;
    asked += 1;
    return messages[(asked - 1) % messages.length];
  };
  const asking = { hostname, port, next, found };
  await Promise.all(Array.from({ length: connections }, () => keepAsking(asking)));
  const took = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(usedBefore);
  const sorted = found.latencies.toSorted((a, b) => a - b);
  return {
    total: sorted.length,
    seconds: took,
    busy: (user + system) / 1e6 / took,
    p99Ms: Math.round(sorted[Math.floor(sorted.length * P99)] ?? 0),
    refused: found.refused,
    bytes: found.bytes / sorted.length,
  };
}

function messageOf({ method, path, headers, body }, host) {
  const all = { host, ...headers, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** Sends one request after another over one connection until there are no more. */
function keepAsking({ hostname, port, next, found }) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  return new Promise((resolve, reject) => {
    let askedAt = 0;
    let head = Buffer.alloc(0);
    /** Bytes of the answer that are still to come; undefined while its head is being read. */
    let left;
    const ask = () => {
      const message = next();
      if (message === undefined) return socket.end(resolve);
      askedAt = performance.now();
      return socket.write(message);
    };
    const take = (chunk) => {
      found.bytes += chunk.length;
      if (left === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const { isRefused, length } = readHead(head.latin1Slice(0, end));
        if (isRefused) found.refused += 1;
        left = end + HEAD_END.length + length - head.length;
        head = Buffer.alloc(0);
      } else left -= chunk.length;
      if (left > 0) return;
      left = undefined;
      found.latencies.push(performance.now() - askedAt);
      ask();
    };
    socket.once('connect', ask).on('data', take).once('error', reject);
    socket.once('close', () => reject(new Error('The server has hung up.')));
  });
}

function readHead(head) {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without its length:\n${head}`);
  return { isRefused: !head.startsWith('HTTP/1.1 2'), length: Number(length) };
}
