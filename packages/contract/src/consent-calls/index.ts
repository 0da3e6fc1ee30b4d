export { TrackRequest } from './track-call.ts';
