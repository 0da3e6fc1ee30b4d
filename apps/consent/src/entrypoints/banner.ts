export { createBannerPart } from '../start/banner/create-banner-part.ts';
