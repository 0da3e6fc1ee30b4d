const DEMO = { email: 'demo@beckon.local', password: 'beckon-demo' };

/**
 * Signs in as the demo's owner; answers a function that makes owner calls and rejects when one is
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
  return async (method, path, body = {}) => {
    const change = { method, headers: { ...json, cookie }, body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, change);
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${await response.text()}`);
    return response.json();
  };
}
