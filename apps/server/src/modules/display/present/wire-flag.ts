/** How the wire says yes and no in numbers. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** How the wire says yes and no of a trigger or filter: a number or text where there is one, else `no`. */
export function orNo<Value extends string | number>(value: Value | undefined): Value | 'no' {
  return value ?? 'no';
}

export function yesNo(value: unknown): 'yes' | 'no' {
  return value ? 'yes' : 'no';
}
