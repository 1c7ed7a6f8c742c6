import { expect, test } from 'vitest'
import { coloursInNames, picturesByColour } from './pictures-by-colour.ts'

test('a picture named after a colour shows it, and the longest name wins', () => {
  const images = ['coat_light-blue.jpg', 'coat_blue.jpg', 'coat_back.jpg', 'Coat BLUE 2.jpg']
  expect(coloursInNames(images, ['Blue', 'Light Blue', 'Sage'])).toEqual({
    Blue: 'coat_blue.jpg',
    'Light Blue': 'coat_light-blue.jpg',
  })
  expect(coloursInNames(['معطف-أسود.jpg'], ['أسود'])).toEqual({ أسود: 'معطف-أسود.jpg' })
})

test('a colour of two letters is not searched for in file names', () => {
  expect(coloursInNames(['coat-or.jpg', 'floor.jpg'], ['Or'])).toEqual({})
})

test('a picture that was removed from the product shows no colour', () => {
  expect(picturesByColour({ images: ['/a'], colourImages: { Sage: '/a', Ink: '/b' } })).toEqual({ Sage: '/a' })
})
