const DEMO = { email: 'demo@beckon.local', password: 'beckon-demo' };

/**
 * Signs in as the demo's owner. Returns a function that makes owner calls and rejects when one is
 * refused.
 */
export async function signIn(url) {
  const json = { 'content-type': 'application/json', origin: url };
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(DEMO),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const send = async (method, path, body) => {
    const change = { method, headers: { ...json, cookie }, ...(body ? { body } : {}) };
    const response = await fetch(`${url}${path}`, change);
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${await response.text()}`);
    return response;
  };
  const call = async (method, path, body = {}) =>
    (await send(method, path, method === 'GET' ? undefined : JSON.stringify(body))).json();
  /** The text of a downloaded file. */
  call.text = async (path) => (await send('GET', path)).text();
  /** Uploads a text as a file of this content type. */
  call.file = async (path, text, type) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': type },
      body: text,
    });
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
    return response.json();
  };
  return call;
}
