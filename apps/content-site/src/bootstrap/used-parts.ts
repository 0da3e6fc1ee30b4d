import type { BootstrapPart } from './bootstrap-part.ts';
import { BOOTSTRAP_EVENT, BOOTSTRAP_GLOBAL } from './markup.ts';

/** The parts of Bootstrap that this page uses. */
export interface UsedParts {
  /**
   * Loads the parts that the page has markup for, and starts them. The promise resolves when all of
   * them are ready. Never rejects.
   */
  look(): Promise<void>;
}

export interface UsedPartsDeps {
  readonly window: Window;
  readonly report: (error: unknown) => void;
}

interface LazyPart {
  readonly markup: string;
  readonly load: () => Promise<{ readonly part: BootstrapPart }>;
}

const PARTS: readonly LazyPart[] = [
  { markup: '[data-bs-toggle="dropdown"]', load: () => import('./parts/dropdown.ts') },
  { markup: '.modal, [data-bs-toggle="modal"]', load: () => import('./parts/modal.ts') },
  {
    markup: '.offcanvas, [data-bs-toggle="offcanvas"]',
    load: () => import('./parts/offcanvas.ts'),
  },
  { markup: '[data-bs-toggle="popover"]', load: () => import('./parts/popover.ts') },
  { markup: '[data-bs-spy="scroll"]', load: () => import('./parts/scrollspy.ts') },
  {
    markup: '[data-bs-toggle="tab"], [data-bs-toggle="pill"], [data-bs-toggle="list"]',
    load: () => import('./parts/tab.ts'),
  },
  { markup: '.toast', load: () => import('./parts/toast.ts') },
  { markup: '[data-bs-toggle="tooltip"]', load: () => import('./parts/tooltip.ts') },
];

/**
 * Creates the loader of parts. A part that fails to load is reported, and tried again at the next
 * check.
 */
export function createUsedParts({ window, report }: UsedPartsDeps): UsedParts {
  const { document } = window;
  const components = {};
  const announced = new Set<BootstrapPart>();
  const begin = async ({ load }: LazyPart): Promise<void> => {
    const { part } = await load();
    Reflect.set(window, BOOTSTRAP_GLOBAL, components);
    Reflect.set(components, part.name, part.component);
    part.prepare(document);
    if (announced.has(part)) return;
    announced.add(part);
    document.dispatchEvent(new CustomEvent(BOOTSTRAP_EVENT, { detail: part.name }));
  };
  return {
    async look() {
      const used = PARTS.filter(({ markup }) => document.querySelector(markup) !== null);
      await Promise.all(used.map((part) => begin(part).catch(report)));
    },
  };
}
