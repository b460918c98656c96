/** Hands a text to the browser as a file. */
export function download(name: string, kind: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: `${kind};charset=utf-8` }));
}

/** Hands anything to the browser as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
