declare module '*.css';

/** The build of sweetalert2 that brings no style sheet of its own. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}
