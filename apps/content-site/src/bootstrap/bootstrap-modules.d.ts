/** Types of the few functions of Bootstrap that we use. Bootstrap's modules have no types. */
interface BootstrapComponent {
  getOrCreateInstance(
    element: Element,
    config?: Readonly<Record<string, unknown>>,
  ): BootstrapInstance;
}

interface BootstrapInstance {
  show(): void;
}

declare module 'bootstrap/js/src/dropdown.js' {
  const Dropdown: BootstrapComponent;
  export default Dropdown;
}
declare module 'bootstrap/js/src/modal.js' {
  const Modal: BootstrapComponent;
  export default Modal;
}
declare module 'bootstrap/js/src/offcanvas.js' {
  const Offcanvas: BootstrapComponent;
  export default Offcanvas;
}
declare module 'bootstrap/js/src/popover.js' {
  const Popover: BootstrapComponent;
  export default Popover;
}
declare module 'bootstrap/js/src/scrollspy.js' {
  const ScrollSpy: BootstrapComponent;
  export default ScrollSpy;
}
declare module 'bootstrap/js/src/tab.js' {
  const Tab: BootstrapComponent;
  export default Tab;
}
declare module 'bootstrap/js/src/toast.js' {
  const Toast: BootstrapComponent;
  export default Toast;
}
declare module 'bootstrap/js/src/tooltip.js' {
  const Tooltip: BootstrapComponent;
  export default Tooltip;
}
