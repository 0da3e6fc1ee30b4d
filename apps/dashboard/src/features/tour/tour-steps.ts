import { ROUTES } from '../../lib/navigation/routes.ts';

/** One step of the tour: a page, and a text about what owners do there. */
export interface TourStep {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

export const TOUR_STEPS: readonly TourStep[] = [
  {
    path: ROUTES.popups,
    title: 'Your popups',
    text: 'Everything that visitors can see is listed here: what is live, what is paused, and drafts. The ⋯ menu of a popup has its report, an A/B test, and why it is not showing.',
  },
  {
    path: ROUTES.newPopup,
    title: 'Start from a design',
    text: 'Choose the one that is closest to what you want. You can change texts, colours, fields and pictures, and you decide who sees it and when. Visitors see nothing before you publish.',
  },
  {
    path: ROUTES.install,
    title: 'One line on your website',
    text: 'Paste this line once, or use the plugin for WordPress, Shopify or Tag Manager. This page says when it has seen your website.',
  },
  {
    path: ROUTES.leads,
    title: 'Your leads',
    text: 'Everyone who fills in a form appears here, with what they answered and what they won. Leads can be sent to your inbox and to the tools you work with.',
  },
  {
    path: ROUTES.reports,
    title: 'What works',
    text: 'Views, conversions and revenue by page, device and source. Come back here a few days after you publish.',
  },
  {
    path: ROUTES.settings,
    title: 'Your brand and your limits',
    text: 'Enter your colours and logo once, and every design opens in them. Here you also limit how many popups one visitor sees.',
  },
];
