/** Inputs into which nobody types. */
const PRESSED = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];
const TYPED = [
  'textarea',
  `input${PRESSED.map((type) => `:not([type="${type}"])`).join('')}`,
].join();

/** Whether this is a field in which the owner types, so that the browser copies and pastes there. */
export function takesText(element: Element | null): boolean {
  return element?.matches(TYPED) === true;
}
