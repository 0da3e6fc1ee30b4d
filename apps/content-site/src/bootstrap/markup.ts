/** Markup by which we see that a page may use some part of Bootstrap. */
export const BOOTSTRAP_MARKUP = '[data-bs-toggle], [data-bs-spy], .modal, .offcanvas, .toast';
/** Bootstrap's own global: scripts of the page make their toasts with it. */
export const BOOTSTRAP_GLOBAL = 'bootstrap';
/** Notifies such scripts of a new component; its name is in `detail`. */
export const BOOTSTRAP_EVENT = 'beckon-bootstrap';
