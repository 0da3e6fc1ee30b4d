/**
 * A copy of the object with an optional property set; without that property if the value is
 * undefined.
 */
export function withOptional<Target extends object, Key extends keyof Target>(
  target: Target,
  key: Key,
  value: Target[Key] | undefined,
): Target {
  const copy = { ...target };
  if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}
