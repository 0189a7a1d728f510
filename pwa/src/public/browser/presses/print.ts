export function press(): void {
  window.print();
}
