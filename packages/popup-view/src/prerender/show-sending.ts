/** Shows whether the popup's form is being sent, in the same way as the view. */
export function showSending(root: HTMLElement, isSending: boolean): void {
  const state = isSending ? 'sending' : 'idle';
  root.dataset['submit'] = state;
  for (const part of root.querySelectorAll<HTMLElement>('.bk-form,.poptin-form-submit-button'))
    part.dataset['state'] = state;
}
