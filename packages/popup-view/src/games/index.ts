export { GameBoard, type GameBoardProps } from './game-board.tsx';
export { gamesCss } from './games.css.ts';
