/** Opens or closes the categories in an older kind of banner, when its button is pressed. */
export function toggleSettings(button: HTMLElement): undefined {
  const { ownerDocument } = button;
  const categories = ownerDocument.querySelector<HTMLElement>(
    '.cmplz-cookiebanner .cmplz-categories',
  );
  const save = ownerDocument.querySelector<HTMLElement>('.cmplz-save-settings');
  const isOpen = categories?.style.display === 'block';
  if (categories !== null) categories.style.display = isOpen ? 'none' : 'block';
  if (save !== null) save.style.display = isOpen ? 'none' : 'block';
  button.style.display = isOpen ? 'block' : 'none';
}
