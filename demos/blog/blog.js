/** Posts comments without leaving the page. Without this script, the form works as a normal form. */
(() => {
  const area = document.querySelector('.comment-area');
  const form = document.querySelector('#commentform');
  const message = document.querySelector('.comment-message');
  const OWN = ['unapproved', 'moderation-hash'];

  /** Loads the comments into the page. Visitors see their own comment while it waits for approval. */
  async function showComments() {
    const address = new URL(area.dataset.src, location.href);
    const here = new URLSearchParams(location.search);
    for (const name of OWN) if (here.has(name)) address.searchParams.set(name, here.get(name));
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(String(answer.status));
      area.innerHTML = (await answer.text()) || `<p class="quiet">${area.dataset.none}</p>`;
    } catch {
      area.innerHTML = `<p class="quiet">${area.dataset.failed}</p>`;
    }
    if (location.hash.startsWith('#comment-'))
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }

  /** The comment that was just sent. The keyboard continues there. */
  function focusOwnComment() {
    const own = document.getElementById(location.hash.slice(1));
    own?.setAttribute('tabindex', '-1');
    own?.focus({ preventScroll: true });
  }

  function showMessage(text) {
    message.hidden = text === '';
    message.textContent = text;
  }

  function endReply() {
    document.querySelector('#cancel-comment-reply-link').click();
    form.querySelector('#comment_parent').value = '0';
  }

  /** Sends the form. What was typed stays in the form until the server has accepted it. */
  async function send() {
    const body = new URLSearchParams(new FormData(form));
    body.set('redirect_to', location.href);
    const answer = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    const result = await answer.json();
    // The answered comment may be gone. Sent again, this one is a comment of its own.
    if (result.success || answer.status === 409) endReply();
    if (!result.success) return showMessage(result.message);
    form.querySelector('textarea').value = '';
    history.replaceState(history.state, '', new URL(result.location).href);
    await showComments();
    // The reply link that had the focus is gone with the old list of comments.
    if (document.activeElement === document.body) focusOwnComment();
    showMessage(form.dataset.sent);
  }

  if (area && form) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const button = form.querySelector('#submit');
      button.disabled = true;
      showMessage('');
      void send()
        .catch(() => showMessage(form.dataset.offline))
        .finally(() => (button.disabled = false));
    });
    // Reply links lead to this page with a parameter if content-site.js is not loaded.
    const answered = new URLSearchParams(location.search).get('replytocom');
    if (answered) form.querySelector('#comment_parent').value = answered;
    void showComments();
  }

  const overview = document.querySelector('#cmplz-cookies-overview[data-src]');
  if (overview)
    fetch(overview.dataset.src)
      .then((answer) => answer.text())
      .then((text) => new DOMParser().parseFromString(text, 'text/html'))
      .then((page) => overview.append(...page.querySelector('#cmplz-cookies-overview').childNodes))
      .catch(() => overview.remove());
})();
