import { corner, pattern, scraps, tallPattern, wide } from './svg.ts';

const DISC = 'M0 6a6 6 0 0 1 12 0 6 6 0 0 1-12 0z';
const STRIP = 'M2 0l16 6-2 5-16-6z';
const FALLEN_DISC = 'M0-16a6 6 0 0 1 12 0 6 6 0 0 1-12 0z';
const FALLEN_STRIP = 'M2-22l16 6-2 5-16-6z';

/**
 * Confetti along the edges, fully visible at any aspect ratio. The corner of the close button stays
 * free.
 */
export const confetti = `<svg class="turns" focusable="false">${scraps(
  [
    'i1',
    ['5%', '6%', 'M0 0l16 6-11 10z'],
    ['75%', '2%', STRIP],
    ['25%', '100%', 'M0-24l15 4-10 11z'],
    ['71%', '100%', FALLEN_STRIP],
  ],
  [
    'i2',
    ['28%', '2.5%', STRIP],
    ['3%', '30%', DISC],
    ['94%', '20%', DISC],
    ['13%', '100%', FALLEN_STRIP],
    ['93%', '100%', FALLEN_DISC],
  ],
  [
    'i6',
    ['17%', '7%', DISC],
    ['1.5%', '19%', STRIP],
    ['67%', '7%', DISC],
    ['94.5%', '30%', 'M0 0l15 5-9 10z'],
    ['3%', '100%', FALLEN_DISC],
    ['83%', '100%', 'M0-20l14-5-4 15z'],
  ],
)}</svg>`;
export const rays = pattern(
  '<path class="i5" d="M200 250L80-80h90zM200 250L300-80h90zM200 250l320-150v90zM200 250l320 90v90zM200 250l180 330H290zM200 250l-60 330H50zM200 250l-330 170v-90zM200 250l-330-80V80z"/>',
);
export const waves =
  '<svg viewBox="0 72 800 228" preserveAspectRatio="none" focusable="false"><path class="i5" d="M0 120c130-60 230-50 400 0s270 50 400-10v190H0z"/><path class="i1" d="M0 190c140-50 240-40 390 0s280 40 410-10v120H0z" opacity=".25"/><path class="i6" d="M0 246c150-40 260-30 400 0s270 26 400-14v68H0z"/></svg>';
export const blobs = pattern(
  '<path class="i5" d="M-40-40h220c60 60 40 150-30 180S-20 190-60 120z"/><path class="i2" d="M330 420c60-40 130 0 130 60v80H270c-10-60 10-110 60-140z"/><circle class="i1" cx="366" cy="60" r="28"/><circle class="i6" cx="40" cy="440" r="46"/><path class="l3" d="M300 30l20 16M330 120l24 4M26 360l18 10" />',
);
export const arches = pattern(
  '<g class="i5"><path d="M-20 520V240a110 110 0 0 1 220 0v280z"/></g><path class="i6" d="M200 520V180a110 110 0 0 1 220 0v340z"/><path class="i1" d="M232 520V190a78 78 0 0 1 156 0v330z"/><path class="i2" d="M20 520V250a70 70 0 0 1 140 0v270z"/><circle class="i4" cx="90" cy="250" r="34"/><circle class="i3" cx="310" cy="190" r="26"/>',
);
/** Rows of 100 units, so that a low panel shows complete rows. */
export const grid = tallPattern(
  '<g class="i1"><path d="M0 0h100v100a100 100 0 0 1-100-100z"/><circle cx="250" cy="150" r="50"/><path d="M300 200h100v100H300zM100 300a100 100 0 0 0 100 100V300zM200 500a100 100 0 0 1 100-100v100z"/></g><g class="i2"><path d="M200 0h100v100H200zM0 200a50 50 0 0 1 100 0v100H0z"/><circle cx="350" cy="50" r="50"/><path d="M300 300l100 100H300zM0 400h100v100z"/></g><g class="i6"><path d="M100 0a100 100 0 0 1 100 100H100z"/><path d="M100 200h100v100H100zM300 100h100a100 100 0 0 1-100 100z"/><circle cx="50" cy="350" r="50"/></g><g class="i3"><circle cx="150" cy="150" r="26"/><path d="M200 200h100v100a100 100 0 0 1-100-100zM0 100h100L0 200zM300 400h100a100 100 0 0 1-100 100z"/><circle cx="150" cy="450" r="40"/></g>',
);
export const dots = wide(
  '<g class="i5"><circle cx="112" cy="256" r="50"/><circle cx="96" cy="40" r="15"/><circle cx="205" cy="284" r="11"/><circle cx="262" cy="18" r="16"/><circle cx="340" cy="92" r="9"/><circle cx="404" cy="286" r="20"/><circle cx="470" cy="26" r="24"/><circle cx="570" cy="112" r="12"/><circle cx="606" cy="20" r="10"/><circle cx="640" cy="262" r="46"/><circle cx="704" cy="118" r="34"/><circle cx="776" cy="230" r="40"/><circle cx="24" cy="140" r="36"/></g>',
);
export const stripes = wide(
  '<path class="i5" d="M-40 300L110 0h70L30 300zM100 300L250 0h70L170 300zM240 300L390 0h70L310 300zM380 300L530 0h70L450 300zM520 300L670 0h70L590 300zM660 300L810 0h70L730 300z"/>',
);
export const leaves = pattern(
  '<g class="i1"><path d="M-20 90C40 20 120 20 150 40c-20 70-90 110-170 50zM420 400c-60-70-140-70-170-50 20 70 90 110 170 50z"/></g><g class="i6"><path d="M40-20c60 30 80 90 70 130C50 100 20 50 40-20zM360 520c-60-30-80-90-70-130 60 10 90 60 70 130z"/></g><g class="i2"><path d="M330-10c40 30 40 80 24 104-40-14-56-60-24-104zM50 510c-40-30-40-80-24-104 40 14 56 60 24 104z"/></g><path class="l3" d="M-10 84C40 60 90 46 140 44M410 406c-50-24-100-38-150-40" stroke-width="3"/><g class="i2"><circle cx="180" cy="30" r="7"/><circle cx="10" cy="196" r="5"/><circle cx="230" cy="474" r="7"/><circle cx="390" cy="316" r="5"/></g>',
);
/** Plants in the four corners, fully visible at any aspect ratio. */
export const garden = `<svg class="turns" focusable="false">${[
  corner(
    { place: 'xMinYMin', box: '0 0 222 200', where: 'width="54%"' },
    '<path class="i1" d="M-20 110C50 20 170 10 220 40 190 140 70 200-20 170z"/><path class="i6" d="M90-20c80 50 110 130 90 190C110 140 60 60 90-20z"/><path class="l3" d="M0 120q110-60 210-76" stroke-width="4"/>',
  ),
  corner(
    { place: 'xMaxYMax', box: '578 258 222 192', where: 'x="46%" y="52%" width="54%"' },
    '<path class="i1" d="M820 350c-70 90-190 100-240 70 30-100 150-160 240-130z"/><path class="i6" d="M710 470c-80-50-110-130-90-190 70 30 120 110 90 190z"/><path class="l3" d="M800 336q-110 60-210 76" stroke-width="4"/>',
  ),
  corner(
    { place: 'xMaxYMin', box: '600 0 200 202', where: 'x="60%" width="40%"' },
    '<path class="i2" d="M640-20c60 40 60 110 36 150-60-20-86-90-36-150zM810 120c-60 0-100 30-110 80 60 10 100-20 110-80z"/>',
  ),
  corner(
    { place: 'xMinYMax', box: '0 286 176 164', where: 'y="52%" width="40%"' },
    '<path class="i6" d="M-10 300c70 0 120 40 130 100-70 10-120-30-130-100z"/><path class="i2" d="M160 470c-60-40-60-110-36-150 60 20 86 90 36 150z"/>',
  ),
].join('')}</svg>`;
/** The barcode at the bottom of a receipt. */
export const barcode =
  '<svg viewBox="0 0 135 18" focusable="false"><path fill="currentColor" d="M0 0h1v18h-1zM2 0h2v18h-2zM5 0h1v18h-1zM9 0h1v18h-1zM12 0h2v18h-2zM15 0h2v18h-2zM18 0h1v18h-1zM20 0h2v18h-2zM24 0h1v18h-1zM26 0h1v18h-1zM30 0h2v18h-2zM33 0h4v18h-4zM40 0h1v18h-1zM42 0h3v18h-3zM48 0h1v18h-1zM52 0h2v18h-2zM56 0h1v18h-1zM58 0h1v18h-1zM62 0h4v18h-4zM67 0h1v18h-1zM70 0h1v18h-1zM74 0h1v18h-1zM78 0h1v18h-1zM82 0h4v18h-4zM87 0h1v18h-1zM91 0h2v18h-2zM94 0h1v18h-1zM96 0h2v18h-2zM99 0h2v18h-2zM102 0h2v18h-2zM105 0h2v18h-2zM110 0h2v18h-2zM114 0h2v18h-2zM119 0h2v18h-2zM123 0h1v18h-1zM125 0h4v18h-4zM130 0h3v18h-3zM134 0h1v18h-1z"/></svg>';
