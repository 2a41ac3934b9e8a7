import type * as english from '../../../app/setupTexts';
import type { Translated } from '../../translated';

export const setupTexts: Translated<typeof english.setupTexts> = {
  title: 'సెటప్ చేయాలి',
  heading: 'Second Gearకు తన Firebase ప్రాజెక్ట్ ఇంకా తెలియదు',
  missing: 'యాప్ బిల్డ్ చేసినప్పుడు ఈ వేరియబుల్స్ లేవు:',
  copy: 'ఈ ఫైల్‌ను',
  exampleFile: '.env.example',
  to: 'ఈ పేరుతో కాపీ చేయండి:',
  file: '.env',
  fillIn: '. వాటిని నింపి, మళ్లీ బిల్డ్ చేయండి. Firebase ప్రాజెక్ట్ లేకుండా ఈ మెషిన్‌లోనే యాప్ చూడాలంటే, ఇది రన్ చేయండి:',
  command: 'npm start',
};
