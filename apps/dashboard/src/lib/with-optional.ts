/** The object with an optional property set, or without it when there is no value. */
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
