export { GameBoard } from './game-board.tsx';
export { gamesCss } from './games.css.ts';
