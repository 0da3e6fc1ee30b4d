/** JSON that we wrote into a column ourselves, read back as what it was. */
export function parseJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
