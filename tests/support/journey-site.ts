await import("../../seeds/demo.ts");
