import { Gauge, type Registry } from "prom-client"
import { roomOn } from "../disk-room.ts"

/** The room on the disk of a folder, or of where it will be, read at each scrape. */
export const diskMetrics = (registry: Registry, folder: string): void => {
  new Gauge({
    name: "voltread_disk_free_bytes",
    help: "Room on the disk of the folder of imports; with npm start the database lies there, too",
    registers: [registry],
    collect() {
      this.set(roomOn(folder))
    },
  })
}
