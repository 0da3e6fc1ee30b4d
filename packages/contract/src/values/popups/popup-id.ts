/** A popup id: 13 letters and digits. docs/behaviour/starting.md#script-tag. */
export const POPUP_ID_LENGTH = 13;
export const POPUP_ID_PATTERN = '^[A-Za-z0-9]{13}$';
/** A client (site) id: 13 lowercase hexadecimal digits. */
export const CLIENT_ID_PATTERN = '^[0-9a-f]{13}$';

// Marked as pure, so that a script which checks only one kind of id does not contain the other
// pattern.
const POPUP_ID = /* @__PURE__ */ new RegExp(POPUP_ID_PATTERN);
const CLIENT_ID = /* @__PURE__ */ new RegExp(CLIENT_ID_PATTERN);

export function isPopupId(value: unknown): value is string {
  return typeof value === 'string' && POPUP_ID.test(value);
}

export function isClientId(value: unknown): value is string {
  return typeof value === 'string' && CLIENT_ID.test(value);
}
