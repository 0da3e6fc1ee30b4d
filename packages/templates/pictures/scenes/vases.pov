// Vases in the afternoon sun: for the home.
#include "studio.povinc"
See(<0,3.4,-14>, <0,2.6,0>, 30)
box { <-30,-1,-8>, <30,0,2.2> pigment { wood turbulence .08 colour_map { [0 srgb <.55,.34,.18>] [.6 srgb <.66,.43,.24>] [1 srgb <.5,.3,.16>] } scale <.5,.5,9> rotate y*90 } finish { Glaze } }
plane { -z, -2.2 pigment { srgb <.87,.78,.66> } normal { granite .06 scale .6 } }
light_source { <-24,17,-16> rgb <2.6,2.2,1.65> area_light x*1.6, y*1.6, 6, 6 adaptive 1 jitter circular orient }
light_source { <8,7,-14> rgb <.28,.3,.36> shadowless }
// A window between the sun and the room.
difference { box { <-9,-6,0>, <9,6,.1> } #local A=-1; #while (A<=1) #local B=-1; #while (B<=0) box { <A*2.05-.9,B*2.9+.2,-1>, <A*2.05+.9,B*2.9+2.8,1> } #local B=B+1; #end #local A=A+1; #end rotate y*35 rotate x*28 translate <-11.6,9.4,-7.3> no_image }
lathe { cubic_spline 9, <0,-.1>,<0,0>,<.7,0>,<1.15,.9>,<1.1,1.9>,<.5,2.9>,<.42,3.4>,<.55,3.7>,<.5,3.8> pigment { srgb <.93,.89,.82> } normal { granite .04 scale .15 } finish { Glaze } translate <-.9,0,.4> }
lathe { cubic_spline 8, <0,-.1>,<0,0>,<.85,0>,<1.15,.55>,<.85,1.25>,<.42,1.55>,<.48,1.75>,<.4,1.85> pigment { srgb <.68,.31,.19> } normal { granite .05 scale .12 } finish { Glaze } translate <1.5,0,-.4> }
lathe { cubic_spline 8, <0,-.1>,<0,0>,<.5,0>,<.62,.4>,<.6,.9>,<.5,1>,<.48,.9>,<.4,.8> pigment { srgb <.25,.3,.27> } finish { Glaze } translate <-2.7,0,-.9> }
#local I=0; #while (I<7) object { Branch(2.6+1.1*rand(R1),2.6*(rand(R1)-.45),.26,24,<.74,.6,.38>) rotate y*(360*rand(R1)) translate <-.9,3.1,.4> } #local I=I+1; #end
object { Branch(2.2,.9,.34,14,<.42,.48,.32>) translate <1.5,1.5,-.4> }
object { Branch(1.7,-.7,.32,12,<.4,.46,.3>) translate <1.5,1.5,-.4> }
