export { GameBoard } from './game-board.tsx';
export { default as gamesCss } from './games.css?inline';
