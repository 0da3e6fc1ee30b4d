/** Replaces a social network's script for the demo: shows quoted posts as cards. */
for (const quote of document.querySelectorAll('.outside-post')) {
  quote.style.borderInlineStart = '6px solid #1d9bf0';
  quote.dataset.shown = 'true';
}
