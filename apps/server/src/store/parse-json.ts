/** Reads JSON that we wrote into a column ourselves. */
export function parseJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
