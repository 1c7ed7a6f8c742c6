import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { newDatabase } from '../../../testing/database.ts'
import { Listener } from './listener.ts'
import { eventually } from '../../../testing/eventually.ts'

test('a listener whose database goes away tries again one connection at a time, and hears again', async () => {
  const { url, drop } = await newDatabase()
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let tries = 0
  let isAway = false
  // A door before the database that can be shut.
  const door = createServer((socket) => {
    tries += 1
    if (isAway) {
      socket.destroy()
      return
    }
    const through = connect(Number(port), hostname)
    socket.pipe(through).pipe(socket)
    for (const one of [socket, through]) {
      open.add(one)
      one.on('error', () => undefined).on('close', () => open.delete(one))
    }
  }).listen(0, '127.0.0.1')
  await new Promise((done) => door.once('listening', done))
  const throughDoor = new URL(url)
  throughDoor.search = '' // not by the socket
  throughDoor.port = String((door.address() as AddressInfo).port)

  const heard: string[] = []
  const listener = new Listener(throughDoor.href)
  listener.on('souk_test', (payload) => heard.push(payload))
  await listener.start()
  isAway = true
  tries = 0
  for (const socket of open) socket.destroy()
  await sleep(2500)
  expect(tries).toBeGreaterThan(0)
  expect(tries).toBeLessThan(8) // 0.2, 0.4, 0.8, 1.6 s …: never a crowd
  isAway = false
  const speaker = new Client({ connectionString: url })
  await speaker.connect()
  await eventually(async () => {
    await speaker.query("select pg_notify('souk_test', 'back')")
    expect(heard).toContain('back')
  })
  await speaker.end()
  await listener.stop()
  door.close()
  await drop()
})
