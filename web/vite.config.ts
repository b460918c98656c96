import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { deviceParts, SERVICE } from "./parts/parts.ts";

const SERVER = process.env.BORNES_SERVER ?? "http://127.0.0.1:8000";

/** Message files as their bare lines: comments are for translators, not for the wire. */
function fluentFiles(): Plugin {
  return {
    name: "bornes-fluent",
    transform(text, id) {
      if (!id.endsWith(".ftl")) return null;
      const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
      return { code: `export default ${JSON.stringify(lines.join("\n"))};`, map: null };
    },
  };
}

/** Every file of the page packed once, here, and not for every visitor. */
function packed(): Plugin {
  return {
    name: "bornes-packed",
    apply: "build",
    // Only what has been written is finished: other plugins change the bundle until then.
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const file = join(dir ?? "", name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  // The server puts its base path into the one HTML file; everything else finds its neighbours from
  // where it lies itself.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  plugins: [svelte(), fluentFiles(), packed(), deviceParts()],
  build: {
    // The package of the program takes the page in from here.
    outDir: "../src/bornes/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { pluginTimings: false }, // how long it took is nobody's concern
      input: { index: "index.html", service: "src/net/device/service.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "service" ? SERVICE : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/device.json": { target: SERVER },
      "/assets": { target: SERVER },
    },
  },
});
