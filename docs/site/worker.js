// Browsers refuse workers to a page that is opened from a disk. There the search runs in a hidden frame instead,
// behind the same interface. The search looks for the name IFrameWorker to learn that it runs in one.
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.inside.importScripts = (...addresses) =>
        addresses.reduce((before, next) => before.then(() => this.load(next)), Promise.resolve());
      this.loaded = this.load(new URL(address, location.href));
    }
    load(address) {
      return new Promise((done) => {
        const script = this.inside.document.createElement("script");
        script.src = address;
        script.onload = done;
        this.inside.document.body.append(script);
      });
    }
    postMessage(data) {
      this.loaded.then(() => this.inside.dispatchEvent(new this.inside.MessageEvent("message", { data })));
    }
  };
  window.Worker = window.IFrameWorker;
}
