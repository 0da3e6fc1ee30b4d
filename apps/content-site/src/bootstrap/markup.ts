/** Markup that shows that a page may use a part of Bootstrap. */
export const BOOTSTRAP_MARKUP = '[data-bs-toggle], [data-bs-spy], .modal, .offcanvas, .toast';
/** Bootstrap's global variable. Scripts of the page use it, for example to show toasts. */
export const BOOTSTRAP_GLOBAL = 'bootstrap';
/** Event on the document when a component is ready. `detail` is its name. */
export const BOOTSTRAP_EVENT = 'beckon-bootstrap';
