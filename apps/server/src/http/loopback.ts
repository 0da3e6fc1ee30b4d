const HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

/** A name of this machine, whatever the port. `*.localhost` is not one here. */
export function isLoopbackHost(host: string): boolean {
  return HOST.test(host);
}

/** Whether a page under this name is shown on this machine, also under a name of `*.localhost`. */
export function isLoopbackPage(hostname: string): boolean {
  return isLoopbackHost(hostname) || hostname.endsWith('.localhost');
}

/** The IP address of a connection from this machine. */
export function isLoopbackAddress(address: string): boolean {
  return ADDRESS.test(address);
}
